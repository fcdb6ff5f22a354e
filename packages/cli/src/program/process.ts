import { Interrupted } from '../errors/cli-error.ts'
import { EXIT_CODES } from '../errors/exit-codes.ts'
import { main } from './program.ts'

/** Runs the program in this process, with its signals, broken pipes and exit status. */
export async function runProcess(): Promise<void> {
  const { stdin, stdout, stderr } = process
  const stopping = new AbortController()
  const interrupt = () => stopping.abort(new Interrupted())
  const onSignal = () => {
    if (stopping.signal.aborted) process.exit(EXIT_CODES.interrupted.status)
    interrupt()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  // Who reads what is told, and whether the disk has room for it, never changes what is done.
  stderr.on('error', () => undefined)
  const status = await main({
    words: process.argv.slice(2),
    env: process.env,
    cwd: process.cwd(),
    stdin,
    stdout,
    stderr,
    now: () => new Date(),
    signal: stopping.signal,
    interrupt,
  })
  for (const stream of [stdout, stderr]) await new Promise<void>(done => void stream.write('', () => done()))
  // What is still open, such as a file that nobody writes to, must not keep the process.
  process.exit(status)
}
