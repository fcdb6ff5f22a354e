import { WORK, type Work } from './work.ts'

/** Runs one work on one file and prints its cost as JSON. */
const [name, path] = process.argv.slice(2)
if (!name || !path || !(name in WORK)) throw new Error('usage: measure.ts WORK FILE')
const cpuBefore = process.cpuUsage()
const started = performance.now()
const answer = await WORK[name as Work](path)
const milliseconds = performance.now() - started
const { user, system } = process.cpuUsage(cpuBefore)
const measure: Measure = {
  milliseconds,
  cpuMilliseconds: (user + system) / 1000,
  megabytes: process.resourceUsage().maxRSS / 1024,
  answer,
}
process.stdout.write(`${JSON.stringify(measure)}\n`)

export interface Measure {
  /** Wall time, as a user waits. */
  readonly milliseconds: number
  /** Of all threads, including inflating, compilation and garbage collection. */
  readonly cpuMilliseconds: number
  /** Peak memory. */
  readonly megabytes: number
  readonly answer: string
}
