import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { madeFile } from '../../tests/bench/made-file.ts'
import { ORDERS } from '../../tests/bench/made-rows.ts'
import { STRINGS } from '../../tests/bench/made-workbook.ts'
import type { Measure } from '../../tests/bench/measure.ts'
import type { Work } from '../../tests/bench/work.ts'
import { run, say } from '../run.ts'

const ROWS = 100_000
const ROUNDS = 7
const PLAN: readonly (readonly ['csv' | (typeof STRINGS)[number], readonly Work[]])[] = [
  ['csv', ['review', 'papaparse', 'decode']],
  ...STRINGS.map(strings => [strings, ['review', 'inflate']] as const),
]

const rounded = (value: number): string => value.toFixed(0)
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure(work: string, path: string): Promise<Measure> {
  const { code, output } = await run('node', ['tests/bench/measure.ts', work, path])
  if (code !== 0) throw new Error(output)
  return JSON.parse(output) as Measure
}

/** Measures the works in turn, so that a machine that slows down affects all alike. */
async function compare(path: string, works: readonly Work[]): Promise<ReadonlyMap<Work, readonly Measure[]>> {
  const measures = new Map<Work, Measure[]>(works.map(work => [work, []]))
  await readFile(path)
  for (let round = 0; round < ROUNDS; round++) {
    for (const work of works) measures.get(work)?.push(await measure(work, path))
  }
  return measures
}

function tell(measures: ReadonlyMap<Work, readonly Measure[]>): void {
  const review = measures.get('review') ?? []
  for (const [work, taken] of measures) {
    const of = (read: (item: Measure) => number) => taken.map(read)
    const times = of(item => item.milliseconds)
    const cpuTimes = of(item => item.cpuMilliseconds)
    const ratio = (read: (item: Measure) => number) =>
      median(review.map((item, round) => read(item) / (of(read)[round] ?? 0))).toFixed(2)
    const [longer, more] = [ratio(item => item.milliseconds), ratio(item => item.cpuMilliseconds)]
    const compared = work === 'review' ? '' : `; the review takes ${longer} × as long and ${more} × the CPU`
    const took = `${rounded(median(times))} ms, at best ${rounded(Math.min(...times))}`
    const memory = rounded(median(of(item => item.megabytes)))
    say(
      `  ${work}: ${took}, CPU ${rounded(median(cpuTimes))} ms, ${memory} MB (${taken[0]?.answer})${compared}`,
    )
  }
}

/** Measures the review of a large file, beside the minimum work that its bytes need. */
export async function benchReview(): Promise<void> {
  say(
    `${ROWS} rows × 31 columns, each in a process of its own, median of ${ROUNDS}. Compare ratios, not times. CPU is that of all threads.`,
  )
  for (const [format, works] of PLAN) {
    for (const order of ORDERS) {
      const path = await madeFile(join(tmpdir(), 'salvia-bench'), { rows: ROWS, order, format })
      say(`${format === 'csv' ? format : `xlsx, ${format} strings`}, ${order}`)
      tell(await compare(path, works))
    }
  }
}
