import { CHECK_CODES } from '@salvia/core/personnel-file'
import { describe, expect, it } from 'vitest'
import { IMPORTS, type Import, isTest, SOURCES } from '../../scripts/sources/source-files.ts'

const product = IMPORTS.filter(item => !isTest(item.from))
const say = (found: readonly Import[]): string[] =>
  found.map(item => `${item.from}:${item.line} imports ${item.to}`)

/**
 * The first path segment below a prefix.
 * @example below('packages/web/src/', 'packages/web/src/ui/button.tsx') // 'ui'
 */
const below = (prefix: string, path: string): string | undefined =>
  path.startsWith(prefix) ? path.slice(prefix.length).split('/')[0] : undefined

/**
 * Checks the rank of folders (and files beside them): each may import only from rows above its own. Returns the
 * imports that break this, what has no row, and names in rows that do not exist.
 * @param like a folder whose rank folders without a row get, so that a new feature needs no row
 */
function rankBreaks(prefix: string, rows: readonly (readonly string[])[], like = ''): string[] {
  const placed = new Set(rows.flat())
  const rank = (name: string): number => rows.findIndex(row => row.includes(placed.has(name) ? name : like))
  const inside = SOURCES.filter(({ path }) => !isTest(path)).flatMap(({ path }) => below(prefix, path) ?? [])
  const missing = [...new Set(inside)].filter(name => rank(name) === -1)
  const wrong = product.filter(({ from, to }) => {
    const [one, other] = [below(prefix, from), below(prefix, to)]
    return one !== undefined && other !== undefined && one !== other && rank(other) >= rank(one)
  })
  return [
    ...missing.map(name => `${prefix}${name} has no rank: add it to the rows below what it may import.`),
    ...rows
      .flat()
      .flatMap(name => (inside.includes(name) ? [] : `${prefix}${name} has a rank, but is not there.`)),
    ...say(wrong),
  ]
}

const CORE = [
  ['chart-png', 'limits', 'portal-paths', 'test-identities'],
  ['primitives'],
  ['calendar', 'i18n'],
  ['case-worker-functions', 'charts', 'config', 'features', 'working-days'],
  ['consents', 'contract', 'errors', 'file-content'],
  ['conversations', 'feeds', 'lists', 'reply-templates'],
  ['agreements', 'companies', 'coworkers', 'deadlines', 'matters', 'notifications', 'timeline'],
  ['access', 'auth', 'profile'],
  ['certificates'],
  [
    'access-preview',
    'accounts',
    'bankid',
    'bookings',
    'clinics',
    'customers',
    'personnel-file',
    'services',
    'sessions',
  ],
  ['booking-system', 'case-workers', 'orders', 'pairings'],
  ['feed-catalogue', 'order-cases'],
  ['error-catalogue', 'node-reading'],
  ['api'],
  ['client'],
]

const PORTAL = [
  ['i18n', 'zod-without-eval.ts'],
  ['state', 'ui'],
  ['gallery', 'parts'],
  ['features'],
  ['app'],
  ['main.ts', 'testing'],
]

const TERMINAL = [
  ['charts', 'errors', 'version.ts'],
  ['files', 'output'],
  ['settings', 'ui'],
  ['command'],
  ['session'],
  ['lists'],
  ['failures'],
  ['commands'],
  ['program'],
  ['salvia.ts', 'testing'],
]

const SERVER = [
  ['clock.ts', 'log', 'turns'],
  ['process'],
  ['brand', 'db'],
  ['adapters', 'mail', 'reading'],
  ['jobs', 'secrets', 'settings'],
  ['services.ts'],
  ['access'],
  ['http'],
  ['acts', 'lists'],
  ['features'],
  ['provision'],
  ['seed'],
  ['bankid-simulator'],
  ['app'],
  ['main.ts', 'testing'],
]

/** Server features that others import, by rank as above. All others may import what orders may. */
const SERVER_FEATURES = [
  ['attachments', 'auth', 'coworkers', 'deadlines', 'timeline'],
  ['feed-files'],
  ['feeds'],
  ['access-preview', 'accounts', 'services'],
  [
    'bankid',
    'bookings',
    'case-workers',
    'customers',
    'machine-tokens',
    'matters',
    'personnel-file',
    'profile',
    'provider-tokens',
    'sso',
  ],
  ['customer-files', 'orders', 'personnel-file-cases'],
  ['certificates', 'order-cases', 'order-changes', 'statistics'],
  ['notifications'],
]

/** Imports from one folder below the prefix to another. New folders are included automatically. */
function bridges(prefix: string): string[] {
  return say(
    product.filter(({ from, to, inside }) => {
      const [one, other] = [below(prefix, from), below(prefix, to)]
      return inside && one !== undefined && other !== undefined && one !== other
    }),
  )
}

describe('layers', () => {
  it('of the core: foundations, concepts, what is assembled of them, the client', () => {
    expect(rankBreaks('packages/core/src/', CORE, 'bookings')).toEqual([])
  })

  it('of the portal: state and ui, parts, features, app', () => {
    expect(rankBreaks('packages/web/src/', PORTAL)).toEqual([])
  })

  it('of the server: what a process has, the services, access, http, lists, features, what puts them together', () => {
    expect(rankBreaks('packages/server/src/', SERVER)).toEqual([])
  })

  it('of the terminal: errors, output, command, session, commands, program', () => {
    expect(rankBreaks('packages/cli/src/', TERMINAL)).toEqual([])
  })
})

describe('islands', () => {
  it('features of the portal do not import each other', () => {
    expect(bridges('packages/web/src/features/')).toEqual([])
  })

  it('features of the server import each other by the rows of SERVER_FEATURES; nothing imports one outside them', () => {
    const prefix = 'packages/server/src/features/'
    const rank = (name: string): number => SERVER_FEATURES.findIndex(row => row.includes(name))
    const ofOthers = rank('orders')
    const wrong = product.filter(({ from, to }) => {
      const [one, other] = [below(prefix, from), below(prefix, to)]
      if (one === undefined || other === undefined || one === other) return false
      return rank(other) === -1 || rank(other) >= (rank(one) === -1 ? ofOthers : rank(one))
    })
    expect(say(wrong), 'Move what both need below both, or into the lower of the two.').toEqual([])
  })

  it('only the frames of acts and of jobs number changes, so that numbers come last in every transaction', () => {
    const numbering = 'packages/server/src/acts/number-change.store.ts'
    const users = new Set(product.filter(({ to }) => to === numbering).map(({ from }) => from))
    expect([...users].toSorted()).toEqual([
      'packages/server/src/acts/act.ts',
      'packages/server/src/acts/change-by-itself.ts',
    ])
  })

  it('a check does not import another check', () => {
    const checks = new Set(
      CHECK_CODES.map(
        code => `packages/core/src/personnel-file/checks/${code.toLowerCase().replaceAll('_', '-')}.ts`,
      ),
    )
    expect(say(product.filter(({ from, to }) => checks.has(from) && checks.has(to)))).toEqual([])
  })
})

/** What is not part of the product itself: tests' own code, the gallery, and what makes the fixtures. */
const BESIDE_THE_PRODUCT =
  /\/testing\/|^packages\/web\/src\/gallery\/|^fixtures\/personnel-files\/|^(scripts|tests)\//

describe('code and data of tests', () => {
  it('are imported by nothing that the product carries', () => {
    const wrong = product.filter(({ from, to }) => to.includes('/testing/') && !BESIDE_THE_PRODUCT.test(from))
    expect(say(wrong), 'Move what the product needs out of the testing folder.').toEqual([])
  })
})

/** Libraries that only one wrapper may import, and what to use instead. */
const WRAPPED: readonly { library: RegExp; allowed: RegExp; instead: string }[] = [
  {
    library: /^(jotai|jotai-tanstack-query|jotai-family|@tanstack\/.*)(\/|$)/,
    allowed: /^packages\/web\/src\/state\//,
    instead: 'packages/web/src/state',
  },
  {
    library: /^(fastify|@fastify\/.*)$/,
    allowed: /^packages\/server\/src\/((http|app|bankid-simulator|testing)\/|features\/.*\.routes\.ts)/,
    instead: 'packages/server/src/http, or a *.routes.ts file of the feature',
  },
  {
    library: /^(pg|@electric-sql\/pglite.*|pg-boss)$/,
    allowed: /^packages\/server\/src\/(db|jobs|testing)\//,
    instead: 'packages/server/src/db',
  },
  {
    library: /^drizzle-orm(\/|$)/,
    allowed: /^packages\/server\/(drizzle\.config\.ts|src\/(db|jobs|testing)\/|src\/.*\.store\.ts)/,
    instead: 'a *.store.ts file',
  },
  {
    library: /^commander$/,
    allowed: /^packages\/cli\/src\/program\/parse\.ts$/,
    instead: 'defineCommand',
  },
  {
    library: /^(ink|@inkjs\/ui)$/,
    allowed: /^packages\/cli\/src\/(ui\/|commands\/.*\.view\.tsx)/,
    instead: 'a *.view.tsx file',
  },
  {
    library: /^@aws-sdk\//,
    allowed: /^packages\/server\/src\/adapters\/files\/bucket-file-store\.ts$/,
    instead: 'the FileStore of the services',
  },
  { library: /^xlsx$/, allowed: /^packages\/core\/src\//, instead: 'the writers of workbooks in core' },
]

const NODE_READING = 'packages/core/src/node-reading/'

describe('libraries behind a wrapper', () => {
  it.each(WRAPPED)('$library only in $instead', ({ library, allowed, instead }) => {
    const wrong = product.filter(
      ({ from, to, inside }) =>
        !inside && library.test(to) && !allowed.test(from) && from.startsWith('packages/'),
    )
    expect(say(wrong), `Use ${instead}.`).toEqual([])
  })

  it('core imports nothing of Node, but for the folder that reads files with it', () => {
    const wrong = product.filter(
      ({ from, to }) =>
        from.startsWith('packages/core/src/') && !from.startsWith(NODE_READING) && to.startsWith('node:'),
    )
    expect(say(wrong), 'Hand it in as an option.').toEqual([])
  })

  it('core and portal do without the folder that reads files with Node', () => {
    const wrong = product.filter(
      ({ from, to }) =>
        /^packages\/(core|web)\//.test(from) && !from.startsWith(NODE_READING) && to.startsWith(NODE_READING),
    )
    expect(say(wrong), 'Hand it in as an option.').toEqual([])
  })
})
