import { commandSuite } from './command-suite.ts'
import { playwrightSuite } from './playwright-suite.ts'
import type { Suite } from './suite.ts'
import { type Needs, vitestSuite } from './vitest-suite.ts'

const onPostgres: Needs = ({ postgres }) =>
  'url' in postgres ? { TEST_DATABASE_URL: postgres.url } : { skip: postgres.missing }

const inBrowser: Needs = ({ chromium }) =>
  'path' in chromium ? { SALVIA_CHROMIUM: chromium.path } : { skip: chromium.missing }

/** The quick loop: suites that need no database, no browser and little time. */
export const QUICK: readonly Suite[] = [
  commandSuite('types: core', 'tsc', ['-p', 'packages/core']),
  commandSuite('types: core in Node', 'tsc', ['-p', 'packages/core/tsconfig.test.json']),
  commandSuite('types: fixtures', 'tsc', ['-p', 'fixtures']),
  commandSuite('types: server', 'tsc', ['-p', 'packages/server']),
  commandSuite('types: terminal', 'tsc', ['-p', 'packages/cli']),
  commandSuite('types: portal', 'tsc', ['-p', 'packages/web']),
  commandSuite('types: scripts and tests', 'tsc', ['-p', '.']),
  commandSuite('lint and format', 'biome', ['ci', '--diagnostic-level=error', '.']),
  commandSuite('unused code', 'knip', []),
  commandSuite('code that only tests reach', 'knip', [
    ...['-c', 'knip.production.jsonc', '--production', '--include', 'files,exports,types'],
  ]),
  commandSuite('generated files', 'node', ['scripts/gen.ts', '--check']),
  vitestSuite('architecture', 'tests/architecture'),
  vitestSuite('core', 'packages/core'),
  vitestSuite('fixtures', 'fixtures'),
]

/** All suites, ordered so that mistakes are found early. */
export const ALL: readonly Suite[] = [
  ...QUICK,
  vitestSuite('corpora', 'tests/corpora'),
  vitestSuite('server on PGlite', 'packages/server'),
  vitestSuite('server on PostgreSQL', 'packages/server', onPostgres),
  vitestSuite('terminal', 'packages/cli'),
  vitestSuite('installed terminal', 'tests/install'),
  commandSuite('size of the first load', 'node', ['scripts/size.ts']),
  vitestSuite('portal', 'packages/web', inBrowser),
  vitestSuite('scaffold', 'tests/scaffold', ({ chromium }) =>
    'path' in chromium ? { SALVIA_CHROMIUM: chromium.path } : {},
  ),
  vitestSuite('faults', 'tests/faults'),
  playwrightSuite('end to end'),
]
