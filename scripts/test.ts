import { run, say } from './run.ts'
import { testChromium } from './test/chromium.ts'
import { add, type Counts, closingLine, NOTHING } from './test/counts.ts'
import { testPostgres } from './test/postgres.ts'
import type { Machine } from './test/suite.ts'
import { ALL } from './test/suites.ts'

/**
 * Runs every check and prints one line for each. With `SALVIA_STRICT=1`, whatever the machine lacks counts as failed.
 * An argument selects suites by name.
 */
async function main(): Promise<number> {
  const [wanted] = process.argv.slice(2)
  const suites = ALL.filter(suite => wanted === undefined || suite.name.includes(wanted))
  const chromium = await testChromium(process.env)
  const postgres = await testPostgres(process.env)
  const machine: Machine = {
    chromium,
    postgres: typeof postgres === 'string' ? { missing: postgres } : postgres,
  }
  // The tests choose their own databases.
  delete process.env.DATABASE_URL
  const built = await run('vite', ['build', 'packages/web', '--logLevel', 'warn'])
  say(`build of the portal: ${built.code === 0 ? 'done' : 'failed'} in ${built.seconds.toFixed(1)} s`)
  if (built.code !== 0) say(built.output)

  let total: Counts = built.code === 0 ? NOTHING : { passed: 0, failed: 1, skipped: 0 }
  for (const suite of suites) {
    const started = performance.now()
    const result = await suite.run(machine)
    const lacking = process.env.SALVIA_STRICT === '1' && result.counts.skipped > 0 && result.details !== ''
    const counts = lacking
      ? { ...result.counts, failed: result.counts.failed + 1, skipped: 0 }
      : result.counts
    say(`${suite.name}: ${closingLine(counts)} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    if (result.details) say(result.details)
    total = add(total, counts)
  }
  if (typeof postgres !== 'string') postgres.stop()
  say(closingLine(total))
  return total.failed > 0 ? 1 : 0
}

process.exit(await main())
