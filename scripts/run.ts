import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the project. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))

const BIN = join(ROOT, 'node_modules', '.bin')

export interface Outcome {
  readonly code: number
  readonly output: string
  readonly seconds: number
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Also shows the output while the command runs. */
  readonly show?: boolean
  readonly cwd?: string
}

/** Runs a command of the project, with the project's Node and tools first on the path. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env, PATH: `${BIN}:${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const take = (chunk: Buffer): void => {
      output += chunk
      if (options.show) process.stdout.write(chunk)
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', reject)
    child.on('close', code =>
      resolve({ code: code ?? 1, output, seconds: (performance.now() - started) / 1000 }),
    )
  })
}

/** Prints one line for each step of a longer command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Ends a command once all that it printed has been taken: a pipe takes only so much at once, and exiting drops the rest. */
export function end(code: number): void {
  process.stdout.write('', () => process.exit(code))
}
