import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { madeFile } from '../tests/bench/made-file.ts'
import { run, say } from './run.ts'

const ROWS = 100_000
const ROUNDS = 7
const PLAN = {
  csv: ['review', 'papaparse', 'read and decode'],
  xlsx: ['review', 'inflate'],
} as const

interface Measure {
  readonly milliseconds: number
  readonly megabytes: number
  readonly answer: string
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure(work: string, path: string): Promise<Measure> {
  const { code, output } = await run('node', ['tests/bench/measure.ts', work, path])
  if (code !== 0) throw new Error(output)
  return JSON.parse(output) as Measure
}

/** Interleaved, so that a machine that slows down slows all alike; compare the ratios, not the times. */
for (const [format, works] of Object.entries(PLAN)) {
  const path = await madeFile(join(tmpdir(), 'salvia-bench'), format as keyof typeof PLAN, ROWS)
  const measures = new Map<string, Measure[]>(works.map(work => [work, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const work of works) measures.get(work)?.push(await measure(work, path))
  }
  const time = (work: string): number => median((measures.get(work) ?? []).map(item => item.milliseconds))
  say(`${format}, ${ROWS} rows × 31 columns, median of ${ROUNDS}`)
  for (const [work, taken] of measures) {
    const ratio =
      works[0] === work ? '' : `; review takes ${(time(works[0]) / time(work)).toFixed(2)} × as long`
    const memory = Math.round(median(taken.map(item => item.megabytes)))
    say(`  ${work}: ${Math.round(time(work))} ms, ${memory} MB (${taken[0]?.answer})${ratio}`)
  }
}
