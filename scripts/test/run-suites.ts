import { say } from '../run.ts'
import { add, closingLine, NOTHING, type Result } from './counts.ts'
import type { Machine, Suite } from './suite.ts'

/** Most suites leave a core idle for some of their time. */
const SUITES_AT_ONCE = 2

/**
 * Runs suites two at once, in their order as far as their folders allow: two that use the same folder wait for each
 * other. Says each result as it ends, with all of its output together.
 */
export async function runSuites(suites: readonly Suite[], machine: Machine): Promise<Result> {
  const waiting = [...suites]
  const inUse = new Set<string>()
  let total = NOTHING
  let freed = Promise.withResolvers<void>()

  const next = (): Suite | undefined => {
    const index = waiting.findIndex(({ folders }) => folders.every(folder => !inUse.has(folder)))
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }

  async function runWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const suite = next()
      if (!suite) {
        await freed.promise
        continue
      }
      for (const folder of suite.folders) inUse.add(folder)
      const result = await runSuite(suite, machine)
      total = add(total, result)
      for (const folder of suite.folders) inUse.delete(folder)
      freed.resolve()
      freed = Promise.withResolvers()
    }
  }

  await Promise.all(Array.from({ length: SUITES_AT_ONCE }, runWaiting))
  return total
}

/**
 * Runs one suite and says what came of it. With `SALVIA_STRICT=1`, what was skipped since the machine lacks something for
 * it failed, unless the suite says why it may be.
 */
export async function runSuite(suite: Suite, machine: Machine): Promise<Result> {
  const started = performance.now()
  const ended = await suite.run(machine)
  const { counts: found, details, failures = [], skips = [], files = [], processorSeconds = 0 } = ended
  const isLacking = process.env.SALVIA_STRICT === '1' && found.skipped > 0 && suite.maySkip === undefined
  const counts = isLacking ? { ...found, failed: found.failed + found.skipped, skipped: 0 } : found
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const skipped = skips.map(test => `  skipped: ${test}`)
  const why = found.skipped > 0 ? suite.maySkip : undefined
  const times = `${seconds} s, ${processorSeconds.toFixed(1)} s of processor`
  const lines = [`${suite.name}: ${closingLine(counts)} (${times})`, why, ...skipped, details]
  say(lines.filter(Boolean).join('\n'))
  const failed = isLacking ? [...failures, ...skips.map(test => `${test}: skipped`)] : failures
  const named = counts.failed > 0 && failed.length === 0 ? ['see its output above'] : failed
  return {
    counts,
    failures: named.map(failure => `${suite.name}: ${failure}`),
    files,
    processorSeconds,
  }
}
