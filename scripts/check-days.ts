import { end, run, say } from './run.ts'
import { testChromium } from './test/chromium.ts'
import { add, ending, NOTHING, type Result } from './test/counts.ts'
import { DAYS, type Day } from './test/days.ts'
import { runSuite, runSuites } from './test/run-suites.ts'
import { canShiftClocks, shiftedClock } from './test/shifted-clock.ts'
import type { Machine, Suite } from './test/suite.ts'
import { ALONE, ANY_DAY, SOME_DAYS } from './test/suites.ts'

/**
 * Runs the suites on other days, in other parts of the world. Takes hours. Arguments select days and suites by name:
 * `npm run check:days -- leap`, `npm run check:days -- '' terminal`.
 */
async function main([day = '', suite = '']: readonly string[]): Promise<number> {
  if (!(await canShiftClocks())) {
    say('This needs the command faketime: install it (apt-get install faketime).')
    return 1
  }
  const days = DAYS.filter(({ name }) => name.includes(day))
  if (days.length === 0 || ![...ANY_DAY, ...SOME_DAYS, ...ALONE].some(({ name }) => name.includes(suite))) {
    say(`No such day or suite. The days are ${DAYS.map(({ name }) => name).join(', ')}.`)
    return 1
  }
  const chromium = await testChromium(process.env)
  const built = await run('vite', ['build', 'packages/web', '--logLevel', 'warn'])
  if (built.code !== 0) {
    say(built.output)
    return 1
  }
  let total = NOTHING
  for (const each of days) {
    total = add(total, await runDay(each, suite, chromium))
  }
  say(ending(total))
  return total.counts.failed > 0 ? 1 : 0
}

async function runDay(day: Day, wanted: string, chromium: Machine['chromium']): Promise<Result> {
  const isWanted = ({ name }: Suite): boolean => name.includes(wanted)
  const machine: Machine = {
    chromium,
    env: await shiftedClock(day),
    postgres: { missing: 'PostgreSQL has a clock of its own.' },
    clamd: { missing: 'ClamAV has a clock of its own.' },
  }
  say(`\n${day.name}: from ${new Date(day.at(Date.now())).toISOString()}, in ${day.zone}`)
  const beside = day.isWhole ? [...ANY_DAY, ...SOME_DAYS] : ANY_DAY
  let total = await runSuites(beside.filter(isWanted), machine)
  for (const suite of day.isWhole ? ALONE.filter(isWanted) : []) {
    total = add(total, await runSuite(suite, { ...machine, env: await shiftedClock(day) }))
  }
  return { ...total, failures: total.failures.map(failure => `${day.name}: ${failure}`) }
}

end(await main(process.argv.slice(2)))
