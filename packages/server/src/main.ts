import { openServer, type RunningServer } from './app/open-server.ts'
import { startFailureText } from './process/start-failure.ts'

/** What the process makes is for its own user alone. */
const NOT_OTHERS = 0o077

/**
 * Starts the server of this process from its environment. It stops in good order on SIGTERM and SIGINT; on a
 * second one at once. A start that cannot go on tells why in a sentence and ends with exit code 1.
 */
export async function startServer(): Promise<RunningServer | undefined> {
  process.umask(NOT_OTHERS)
  try {
    const server = await openServer()
    stopOnSignal(server)
    return server
  } catch (error) {
    process.stderr.write(startFailureText(error))
    process.exitCode = 1
    return undefined
  }
}

function stopOnSignal(server: RunningServer): void {
  const stop = () => {
    process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1))
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
}

if (import.meta.main) await startServer()
