import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { end, ROOT, run, say } from './run.ts'
import { specsThatOpen } from './sources/feature-screens.ts'
import { filesBelow, IMPORTS } from './sources/source-files.ts'
import { testChromium } from './test/chromium.ts'
import { installedClamd } from './test/clamd.ts'
import { commandSuite } from './test/command-suite.ts'
import { add, ending, type Result } from './test/counts.ts'
import { knownTimes, rememberTimes } from './test/file-times.ts'
import { testPostgres } from './test/postgres.ts'
import { runSuites } from './test/run-suites.ts'
import type { FilesSuite, Machine, Suite } from './test/suite.ts'
import { ARCHITECTURE, GENERATED, IN_PARTS, IN_PARTS_ALONE, TYPES } from './test/suites.ts'
import { changedSince } from './touched/changed-files.ts'
import { type Choice, chooseWithin } from './touched/choose.ts'
import { importersOf, reachedFrom } from './touched/reached.ts'
import { isHub, touchedTests } from './touched/touched-tests.ts'

/** Seconds of the chosen test files together. Several run at once, beside the types: it is done in a minute and a half. */
const TEST_SECONDS = 80

/**
 * Runs what a change touches: the types of its programs, the rules of the architecture, and the nearest tests that fit
 * into a minute and a half. The argument names the commit that the files are compared with, the last one without it.
 */
async function main([commit = 'HEAD']: readonly string[]): Promise<number> {
  const changed = changedSince(commit)
  if (changed === undefined) {
    say(`git knows no commit ${commit} here. Name one as in: npm run touched -- main~3`)
    return 1
  }
  if (changed.length === 0) {
    say(`No file differs from ${commit}. To compare with an older commit: npm run touched -- main~3`)
    return 0
  }
  const importers = importersOf(IMPORTS)
  const all = ['packages', 'fixtures', 'scripts', 'tests'].flatMap(filesBelow)
  const near = reachedFrom(changed, importers, path => !isHub(path))
  const choice = chooseWithin(touchedTests(near, all, specsThatOpen), knownTimes(), TEST_SECONDS)
  const everywhere = [...reachedFrom(changed, importers, () => true).keys()]
  const total = await runChosen(changed, everywhere, choice)
  rememberTimes(total.files)
  sayLeftOut(choice)
  say(ending(total))
  return total.counts.failed > 0 ? 1 : 0
}

async function runChosen(
  changed: readonly string[],
  reached: readonly string[],
  { chosen }: Choice,
): Promise<Result> {
  const types = TYPES.filter(({ checks }) => reached.some(path => isBelow(path, checks)))
  const inBrowser = partsOf(IN_PARTS_ALONE, chosen)
  const chromium = await testChromium(process.env)
  const postgres = await testPostgres(process.env)
  delete process.env.DATABASE_URL
  const machine: Machine = {
    ...{ chromium, clamd: installedClamd(process.env) },
    postgres: typeof postgres === 'string' ? { missing: postgres } : postgres,
  }
  const beside = [...partsOf(IN_PARTS, chosen), ...types, lintOf(changed), GENERATED, ARCHITECTURE]
  let total = await runSuites(beside, machine)
  if (inBrowser.length > 0) {
    const built = await run('vite', ['build', 'packages/web', '--logLevel', 'warn'])
    if (built.code !== 0) say(built.output)
    total = add(total, await runSuites(inBrowser, machine))
  }
  if (typeof postgres !== 'string') postgres.stop()
  return total
}

const isBelow = (path: string, folders: readonly string[]): boolean =>
  folders.some(folder => path.startsWith(`${folder}/`))

/** The architecture's tests run whole in any case. */
function partsOf(suites: readonly FilesSuite[], chosen: Choice['chosen']): Suite[] {
  return suites.flatMap(suite => {
    const files = chosen.map(({ path }) => path).filter(path => isBelow(path, [suite.folder]))
    return files.length > 0 ? [suite.part(files)] : []
  })
}

function lintOf(changed: readonly string[]): Suite {
  const files = changed.filter(path => existsSync(join(ROOT, path)))
  const args = ['ci', '--diagnostic-level=error', '--no-errors-on-unmatched', '--files-ignore-unknown=true']
  return commandSuite('lint and format', 'biome', [...args, ...files])
}

function sayLeftOut({ chosen, leftOut }: Choice): void {
  say(`\n${chosen.length} test files were chosen.`)
  if (leftOut.length === 0) return
  say(`${leftOut.length} more are touched, and run in npm test:`)
  for (const { path } of leftOut) say(`  ${path}`)
}

end(await main(process.argv.slice(2)))
