import { Interrupted } from '../errors/cli-error.ts'
import { EXIT_CODES } from '../errors/exit-codes.ts'
import { main } from './program.ts'

/** Runs the program in this process, with its signals, broken pipes and exit status. */
export async function runProcess(): Promise<void> {
  const stopping = new AbortController()
  const interrupt = () => stopping.abort(new Interrupted())
  const onSignal = () => {
    if (stopping.signal.aborted) process.exit(EXIT_CODES.interrupted.status)
    interrupt()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  // The reader of a pipe may close it early, as `head` does. The exit status is still the right one.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  process.exitCode = await main({
    words: process.argv.slice(2),
    env: process.env,
    cwd: process.cwd(),
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    now: () => new Date(),
    signal: stopping.signal,
    interrupt,
  })
}
