import { join } from 'node:path'
import { ROOT, run, say } from '../run.ts'

const ROUNDS = 11
const PROGRAM = join(ROOT, 'packages/cli/bin/salvia.js')

/** The commands that people wait for most often, and Node that does nothing. */
const STARTS = {
  'Node alone': ['-e', '0'],
  'salvia --version': [PROGRAM, '--version'],
  'salvia --help': [PROGRAM, '--help'],
  'salvia validate --help': [PROGRAM, 'validate', '--help'],
  'salvia config list': [PROGRAM, 'config', 'list'],
} as const satisfies Record<string, readonly string[]>

/** Whole processes of the built terminal, in turn, as times of Node alone. */
export async function benchStarts(): Promise<void> {
  const built = await run('tsup', ['--silent'], { cwd: join(ROOT, 'packages/cli') })
  if (built.code !== 0) throw new Error(built.output)
  const taken = new Map<string, number[]>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, words] of Object.entries(STARTS)) {
      const { seconds } = await run(process.execPath, words)
      taken.set(name, [...(taken.get(name) ?? []), seconds * 1000])
    }
  }
  const alone = median(taken.get('Node alone') ?? [])
  say('starts of the terminal')
  for (const [name, times] of taken) {
    const middle = median(times)
    say(`  ${name}: ${middle.toFixed(0)} ms, ${(middle / alone).toFixed(1)} x Node alone`)
  }
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
