import { randomInt } from 'node:crypto'
import { end, say } from './run.ts'
import { add, ending } from './test/counts.ts'
import { testPostgres } from './test/postgres.ts'
import { runSuites } from './test/run-suites.ts'
import type { Machine } from './test/suite.ts'
import { DEEP, WHOLE_ON_PGLITE } from './test/suites.ts'

const ROUNDS = 20
const SEEDS = 2 ** 31

/**
 * Runs what a run of the checks leaves out: all tests of the server on the embedded database, and then the properties
 * and the races many times, with new cases in each round: twenty rounds, or as many as the argument says, which may be
 * none. Takes an hour or more.
 */
async function main([wanted = `${ROUNDS}`]: readonly string[]): Promise<number> {
  const rounds = Number(wanted)
  if (!Number.isInteger(rounds) || rounds < 0) {
    say('How many rounds? Give a whole number: npm run check:deep -- 5')
    return 1
  }
  const postgres = await testPostgres(process.env)
  const machine: Machine = {
    chromium: { missing: 'Properties and races need no browser.' },
    clamd: { missing: 'Properties and races scan nothing.' },
    postgres: typeof postgres === 'string' ? { missing: postgres } : postgres,
  }
  delete process.env.DATABASE_URL
  let total = await runSuites([WHOLE_ON_PGLITE], machine)
  for (let round = 1; round <= rounds; round += 1) {
    const SALVIA_SEED = `${randomInt(SEEDS)}`
    say(`\nRound ${round} of ${rounds}. The same cases again: SALVIA_SEED=${SALVIA_SEED}`)
    const result = await runSuites(DEEP, { ...machine, env: { SALVIA_SEED } })
    total = add(total, {
      ...result,
      failures: result.failures.map(failure => `SALVIA_SEED=${SALVIA_SEED} ${failure}`),
    })
  }
  if (typeof postgres !== 'string') postgres.stop()
  say(ending(total))
  return total.counts.failed > 0 ? 1 : 0
}

end(await main(process.argv.slice(2)))
