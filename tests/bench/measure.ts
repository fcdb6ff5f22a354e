import { WORK, type Work } from './work.ts'

/** Does one piece of work on one file and prints what it took as JSON. */
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
  /** From beginning to end, as a user waits for it. */
  readonly milliseconds: number
  /** Of all threads: what the runtime inflates, compiles and collects beside the work counts here. */
  readonly cpuMilliseconds: number
  /** Of memory at its peak. */
  readonly megabytes: number
  readonly answer: string
}
