import { Readable, Writable } from 'node:stream'
import { main } from '../program/program.ts'
import { quietPlace, type Run, type RunOptions } from './run-salvia.ts'

interface HereOptions extends Pick<RunOptions, 'env' | 'stdin'> {
  readonly cwd?: string
  readonly now?: () => Date
}

/**
 * Runs the program inside the test process, with pipes. For tests that need neither the built file nor a separate
 * process, such as parsing. Give full paths, because relative ones would start from the folder of the tests.
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
