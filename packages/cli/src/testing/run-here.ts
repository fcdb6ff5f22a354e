import { Readable, Writable } from 'node:stream'
import { main } from '../program/program.ts'
import { quietPlace, type Run, type RunOptions } from './run-salvia.ts'

interface HereOptions extends Pick<RunOptions, 'env' | 'stdin'> {
  readonly cwd?: string
  readonly now?: () => Date
}

/**
 * Runs the program in the process of the test, with pipes: for what needs neither the built file nor a process of its
 * own, such as the words of the command line. Paths of files count from the folder of the test, so they are given whole.
 */
export async function salviaHere(
  words: readonly string[],
  { env, stdin = '', cwd = process.cwd(), now = () => new Date() }: HereOptions = {},
): Promise<Run> {
  const [out, err] = [collector(), collector()]
  const status = await main({
    words,
    env: quietPlace(env),
    cwd,
    stdin: Readable.from([Buffer.from(stdin)]) as NodeJS.ReadStream,
    stdout: out.stream,
    stderr: err.stream,
    now,
    signal: new AbortController().signal,
    interrupt: () => {},
  })
  return { status, stdout: out.text(), stderr: err.text() }
}

function collector(): { stream: NodeJS.WriteStream; text: () => string } {
  const parts: Buffer[] = []
  const write = (part: Buffer, _encoding: string, done: () => void) => {
    parts.push(part)
    done()
  }
  return {
    stream: new Writable({ write }) as NodeJS.WriteStream,
    text: () => Buffer.concat(parts).toString('utf8'),
  }
}
