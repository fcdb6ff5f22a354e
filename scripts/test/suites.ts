import { commandSuite } from './command-suite.ts'
import { deepTests } from './deep-tests.ts'
import { playwrightSuite } from './playwright-suite.ts'
import type { FilesSuite, Suite } from './suite.ts'
import { type TypesSuite, typesSuite } from './types-suite.ts'
import { type Needs, vitestSuite } from './vitest-suite.ts'

/** With a PostgreSQL, what says nothing new on the second database runs on one of the two. */
const onPglite: Needs = ({ postgres }) => ('url' in postgres ? { TEST_DATABASES: 'both' } : {})

const onPostgres: Needs = ({ postgres }) =>
  'url' in postgres ? { TEST_DATABASE_URL: postgres.url, TEST_DATABASES: 'both' } : { skip: postgres.missing }

const onOneDatabase: Needs = ({ postgres }) => ('url' in postgres ? { TEST_DATABASE_URL: postgres.url } : {})

const inBrowser: Needs = ({ chromium }) =>
  'path' in chromium ? { SALVIA_CHROMIUM: chromium.path } : { skip: chromium.missing }

const withClamd: Needs = ({ clamd }) =>
  'path' in clamd ? { SALVIA_TEST_CLAMD: clamd.path } : { skip: clamd.missing }

/** A browser and a PostgreSQL where the machine has them; it does without. */
const inCopy: Needs = ({ chromium, postgres }) => ({
  ...('path' in chromium ? { SALVIA_CHROMIUM: chromium.path } : {}),
  ...('url' in postgres ? { TEST_DATABASE_URL: postgres.url } : {}),
})

export const TYPES: readonly TypesSuite[] = [
  typesSuite('core', 'packages/core'),
  typesSuite('core in Node', 'packages/core/tsconfig.test.json', ['packages/core']),
  typesSuite('fixtures', 'fixtures'),
  typesSuite('server', 'packages/server'),
  typesSuite('terminal', 'packages/cli'),
  typesSuite('portal', 'packages/web'),
  typesSuite('scripts and tests', '.', ['scripts', 'tests']),
]

export const GENERATED = commandSuite('generated files', 'node', ['scripts/gen.ts', '--check'])
export const ARCHITECTURE = vitestSuite('architecture', 'tests/architecture')
const corpora: FilesSuite = {
  ...vitestSuite('corpora', 'tests/corpora'),
  maySkip: 'Test data from outside is not beside this folder, so these tests were not run.',
}
const faults = vitestSuite('faults', 'tests/faults')
const scaffold = vitestSuite('scaffold', 'tests/scaffold', inCopy)
const clamav = vitestSuite('attachments with ClamAV', 'tests/clamav', withClamd)
const installed = vitestSuite('installed terminal', 'tests/install', () => ({}), {
  writesInto: ['packages/cli'],
})
const core = vitestSuite('core', 'packages/core')
const fixtures = vitestSuite('fixtures', 'fixtures')
const portal = vitestSuite('portal', 'packages/web', inBrowser)
const terminal = vitestSuite('terminal', 'packages/cli')
const serverOnPglite = vitestSuite('server on PGlite', 'packages/server', onPglite)
const serverOnPostgres = vitestSuite('server on PostgreSQL', 'packages/server', onPostgres)
const endToEnd = playwrightSuite('end to end')

/** The quick loop: suites that need no database, no browser and little time. */
export const QUICK: readonly Suite[] = [
  ...TYPES,
  commandSuite('lint and format', 'biome', ['ci', '--diagnostic-level=error', '.']),
  commandSuite('unused code', 'knip', []),
  commandSuite('code that only tests reach', 'knip', [
    ...['-c', 'knip.production.jsonc', '--production', '--include', 'files,exports,types'],
  ]),
  GENERATED,
  ARCHITECTURE,
  core,
  fixtures,
]

/** All suites that share the machine. The mistakes found soonest come first, and after them the longest suites. */
export const SIDE_BY_SIDE: readonly Suite[] = [
  ...QUICK,
  corpora,
  serverOnPglite,
  portal,
  serverOnPostgres,
  faults,
  terminal,
  scaffold,
  clamav,
  installed,
  commandSuite('size of the first load', 'node', ['scripts/size.ts']),
]

/** Suites that fill the machine by themselves. */
export const ALONE: readonly Suite[] = [endToEnd]

/** The suites that `npm run check:days` runs on each of its days. */
export const ANY_DAY: readonly Suite[] = [core, fixtures, portal, terminal]

/** All tests of the server on the embedded database, whether the machine has the other or not. */
export const WHOLE_ON_PGLITE = vitestSuite('whole server on PGlite', 'packages/server', () => ({
  TEST_DATABASES: 'embedded',
}))

/** The properties and the races, which `npm run check:deep` runs again and again. */
export const DEEP: readonly Suite[] = [
  core.part(deepTests('packages/core')),
  serverOnPostgres.part(deepTests('packages/server')),
  terminal.part(deepTests('packages/cli')),
]

/** The suites of which `npm run touched` runs the files that a change touches. What uses a database runs on one. */
export const IN_PARTS: readonly FilesSuite[] = [
  ...[core, fixtures, portal, terminal, corpora, faults, scaffold, clamav, installed],
  vitestSuite('server', 'packages/server', onOneDatabase),
]
export const IN_PARTS_ALONE: readonly FilesSuite[] = [endToEnd]

/** Those that take long. It runs them on few of its days, and then those of `ALONE`. */
export const SOME_DAYS: readonly Suite[] = [serverOnPglite]
