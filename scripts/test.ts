import { end, run, say } from './run.ts'
import { testChromium } from './test/chromium.ts'
import { installedClamd } from './test/clamd.ts'
import { add, ending, NOTHING, type Result } from './test/counts.ts'
import { rememberTimes } from './test/file-times.ts'
import { testPostgres } from './test/postgres.ts'
import { runSuite, runSuites } from './test/run-suites.ts'
import type { Machine, Suite } from './test/suite.ts'
import { ALONE, SIDE_BY_SIDE } from './test/suites.ts'

/**
 * Runs every check, most of them two at once, and prints one line for each. With `SALVIA_STRICT=1`, what was skipped since the machine lacks something counts as failed.
 * An argument selects suites by name.
 */
async function main(): Promise<number> {
  const [wanted] = process.argv.slice(2)
  const chromium = await testChromium(process.env)
  const postgres = await testPostgres(process.env)
  const machine: Machine = {
    chromium,
    clamd: installedClamd(process.env),
    postgres: typeof postgres === 'string' ? { missing: postgres } : postgres,
  }
  // The tests choose their own databases.
  delete process.env.DATABASE_URL
  const built = await run('vite', ['build', 'packages/web', '--logLevel', 'warn'])
  say(`build of the portal: ${built.code === 0 ? 'done' : 'failed'} in ${built.seconds.toFixed(1)} s`)
  if (built.code !== 0) say(built.output)

  const isWanted = ({ name }: Suite): boolean => wanted === undefined || name.includes(wanted)
  let total: Result =
    built.code === 0
      ? NOTHING
      : { ...NOTHING, counts: { passed: 0, failed: 1, skipped: 0 }, failures: ['build of the portal'] }
  total = add(total, await runSuites(SIDE_BY_SIDE.filter(isWanted), machine))
  for (const suite of ALONE.filter(isWanted)) total = add(total, await runSuite(suite, machine))
  if (typeof postgres !== 'string') {
    total = { ...total, processorSeconds: total.processorSeconds + (postgres.processorSeconds() ?? 0) }
    postgres.stop()
  }
  rememberTimes(total.files)
  say(ending(total))
  return total.counts.failed > 0 ? 1 : 0
}

end(await main())
