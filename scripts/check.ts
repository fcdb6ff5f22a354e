import { say } from './run.ts'
import { add, type Counts, closingLine, NOTHING } from './test/counts.ts'
import type { Machine } from './test/suite.ts'
import { QUICK } from './test/suites.ts'

const nothing: Machine = {
  postgres: { missing: 'not part of the quick loop' },
  chromium: { missing: 'not part of the quick loop' },
}
/** Most suites leave a core idle for some of their time. */
const SUITES_AT_ONCE = 2

let total: Counts = NOTHING
const waiting = [...QUICK]

async function runWaiting(): Promise<void> {
  for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
    const started = performance.now()
    const { counts, details } = await suite.run(nothing)
    say(`${suite.name}: ${closingLine(counts)} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    if (details) say(details)
    total = add(total, counts)
  }
}

await Promise.all(Array.from({ length: SUITES_AT_ONCE }, runWaiting))
say(closingLine(total))
process.exit(total.failed > 0 ? 1 : 0)
