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
  /** Of the command and all that was waited for below it, which a browser's processes are not; 0 when not measured. */
  readonly processorSeconds: number
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Also shows the output while the command runs. */
  readonly show?: boolean
  readonly cwd?: string
  /** Also measures the processor time. */
  readonly measured?: boolean
}

/** Node does not tell the processor time of a child. A shell does: its second line of `times` is that of its children. */
const MEASURING = ['-c', '"$@" 3>&-; code=$?; times >&3; exit "$code"', 'sh'] as const

/** Runs a command of the project, with the project's Node and tools first on the path. */
export function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const [program, ...rest] = options.measured ? ['sh', ...MEASURING, command, ...args] : [command, ...args]
    const child = spawn(program, rest, {
      cwd: options.cwd ?? ROOT,
      env: { ...process.env, ...options.env, PATH: `${BIN}:${process.env.PATH}` },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    })
    let output = ''
    let times = ''
    const take = (chunk: Buffer): void => {
      output += chunk
      if (options.show) process.stdout.write(chunk)
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.stdio[3]?.on('data', chunk => {
      times += chunk
    })
    child.on('error', reject)
    child.on('close', code => {
      const seconds = (performance.now() - started) / 1000
      resolve({ code: code ?? 1, output, seconds, processorSeconds: processorSecondsOf(times) })
    })
  })
}

/** @param times what the shell prints: `0m0.00s 0m0.00s` of itself and, on the next line, of its children */
function processorSecondsOf(times: string): number {
  const ofChildren = times.split('\n')[1] ?? ''
  return [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  )
}

/** Prints one line for each step of a longer command. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Ends a command once all that it printed has been taken: a pipe takes only so much at once, and exiting drops the rest. */
export function end(code: number): void {
  process.stdout.write('', () => process.exit(code))
}
