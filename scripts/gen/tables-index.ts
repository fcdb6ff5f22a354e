import { readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Generated } from '../gen.ts'
import { ROOT } from '../run.ts'

/** A generated table with one row for each file of a kind, so that a new file needs no other change. */
interface Table {
  /** Path of the generated file, from the root. */
  readonly path: string
  /** Describes the content of the table. */
  readonly about: string
  /** The word in the names of the files (`contract` in `bookings.contract.ts`), and the folder that has them. */
  readonly kind: string
  readonly below: string
  readonly tables: readonly { readonly name: string; readonly of: string; readonly shape: Shape }[]
}

/**
 * How a table holds the exports whose names end in `of`: `byName` under the name before `of`; `merged` into one
 * object; one after another in a `list`; `joined`, when each is a list itself; `lazy`, loaded only when needed.
 */
type Shape = 'byName' | 'merged' | 'list' | 'joined' | 'lazy'

const [CORE, SERVER, PORTAL, TERMINAL] = ['core', 'server', 'web', 'cli'].map(name => `packages/${name}/src`)

const TABLES: readonly Table[] = [
  {
    path: `${CORE}/api/contracts.gen.ts`,
    about: 'The calls of every concept.',
    kind: 'contract',
    below: `${CORE}`,
    tables: [{ name: 'contracts', of: 'Contract', shape: 'byName' }],
  },
  {
    path: `${CORE}/error-catalogue/errors.gen.ts`,
    about: 'Every error that the product can answer.',
    kind: 'errors',
    below: `${CORE}`,
    tables: [{ name: 'errorCatalogue', of: 'Errors', shape: 'merged' }],
  },
  {
    path: `${CORE}/portal-paths/paths.gen.ts`,
    about: 'The path of each page of the portal, by the name that links use; `:token?` need not be given.',
    kind: 'paths',
    below: `${CORE}/portal-paths`,
    tables: [{ name: 'PORTAL_PATHS', of: 'Paths', shape: 'merged' }],
  },
  {
    path: `${CORE}/feed-catalogue/feeds.gen.ts`,
    about: 'Every kind of the provider’s feed.',
    kind: 'feed',
    below: `${CORE}`,
    tables: [{ name: 'FEEDS', of: 'Feed', shape: 'byName' }],
  },
  {
    path: `${SERVER}/app/feeds.gen.ts`,
    about: 'Where the objects of each kind of the provider’s feed are stored.',
    kind: 'feed',
    below: `${SERVER}/features`,
    tables: [{ name: 'FEED_STORES', of: 'Feed', shape: 'byName' }],
  },
  {
    path: `${SERVER}/app/handlers.gen.ts`,
    about: 'What answers the calls of every concept.',
    kind: 'handlers',
    below: `${SERVER}/features`,
    tables: [{ name: 'handlersByConcept', of: 'Handlers', shape: 'byName' }],
  },
  {
    path: `${SERVER}/app/jobs.gen.ts`,
    about: 'Every kind of background work.',
    kind: 'job',
    below: `${SERVER}`,
    tables: [{ name: 'JOBS', of: '', shape: 'list' }],
  },
  {
    path: `${SERVER}/app/deadlines.gen.ts`,
    about: 'Whose deadlines are told.',
    kind: 'deadlines',
    below: `${SERVER}/features`,
    tables: [{ name: 'DEADLINE_SOURCES', of: 'Deadlines', shape: 'list' }],
  },
  {
    path: `${SERVER}/app/matters.gen.ts`,
    about: 'What each kind of matters tells in the queue of case workers.',
    kind: 'matters',
    below: `${SERVER}/features`,
    tables: [{ name: 'MATTER_SOURCES', of: 'Matters', shape: 'list' }],
  },
  {
    path: `${SERVER}/app/timeline.gen.ts`,
    about: 'What the features tell of one employee.',
    kind: 'timeline',
    below: `${SERVER}/features`,
    tables: [{ name: 'TIMELINE_SOURCES', of: 'Timeline', shape: 'list' }],
  },
  {
    path: `${SERVER}/seed/demo-parts.gen.ts`,
    about: 'What the features show in the demo.',
    kind: 'seed',
    below: `${SERVER}/seed`,
    tables: [{ name: 'DEMO_PARTS', of: 'Seed', shape: 'list' }],
  },
  {
    path: `${PORTAL}/app/routes.gen.ts`,
    about: 'The screens of every feature.',
    kind: 'routes',
    below: `${PORTAL}/features`,
    tables: [{ name: 'routesOfFeatures', of: 'Routes', shape: 'joined' }],
  },
  {
    path: `${PORTAL}/app/dashboard.gen.ts`,
    about: 'What the features put on the start page.',
    kind: 'dashboard',
    below: `${PORTAL}/features`,
    tables: [{ name: 'dashboardOfFeatures', of: 'Dashboard', shape: 'lazy' }],
  },
  {
    path: `${PORTAL}/app/palette.gen.ts`,
    about: 'What the palette finds of every feature.',
    kind: 'palette',
    below: `${PORTAL}/features`,
    tables: [{ name: 'paletteOfFeatures', of: 'Palette', shape: 'lazy' }],
  },
  {
    path: `${PORTAL}/app/timeline.gen.ts`,
    about: 'What the features show on the page of an employee.',
    kind: 'timeline',
    below: `${PORTAL}/features`,
    tables: [{ name: 'timelineOfFeatures', of: 'Timeline', shape: 'lazy' }],
  },
  {
    path: `${TERMINAL}/program/topics.gen.ts`,
    about: 'The commands of every topic, and the groups of those of two words.',
    kind: 'topic',
    below: `${TERMINAL}/commands`,
    tables: [
      { name: 'commandsOfTopics', of: 'Commands', shape: 'merged' },
      { name: 'groupsOfTopics', of: 'Group', shape: 'merged' },
    ],
  },
]

/** A file of a kind. */
interface Part {
  /** The path in the import of the table. */
  readonly from: string
  readonly exports: readonly string[]
}

async function partsOf({ path, kind, below }: Table): Promise<Part[]> {
  const isPart = new RegExp(`\\.${kind}\\.tsx?$`)
  const found = (await readdir(join(ROOT, below), { recursive: true }))
    .filter(name => isPart.test(name))
    .sort()
  return Promise.all(
    found.map(async name => {
      const file = `${below}/${name}`.replaceAll('\\', '/')
      const from = relative(dirname(path), file).replaceAll('\\', '/')
      const { module } = parseSync(file, await readFile(join(ROOT, file), 'utf8'))
      const names = module.staticExports.flatMap(({ entries }) =>
        entries.map(entry => entry.exportName.name ?? ''),
      )
      return { from: from.startsWith('.') ? from : `./${from}`, exports: names }
    }),
  )
}

function row(from: string, name: string, { of, shape }: Table['tables'][number]): string {
  const key = name.slice(0, name.length - of.length)
  if (shape === 'lazy') return `  ${key}: async () => (await import('${from}')).${name},\n`
  if (shape === 'merged' || shape === 'joined') return `  ...${name},\n`
  return shape === 'byName' ? `  ${key}: ${name},\n` : `  ${name},\n`
}

function written({ about, kind, tables }: Table, parts: readonly Part[]): string {
  const imports = parts.map(({ from, exports }) => {
    const names = exports.filter(name =>
      tables.some(({ of, shape }) => name.endsWith(of) && shape !== 'lazy'),
    )
    return names.length > 0 ? `import { ${names.join(', ')} } from '${from}'\n` : ''
  })
  const head = imports.some(line => line !== '') ? `\n${imports.join('')}` : ''
  const declared = tables.map(table => {
    const rows = parts.flatMap(({ from, exports }) =>
      exports.filter(name => name.endsWith(table.of)).map(name => row(from, name, table)),
    )
    const [open, close] = table.shape === 'list' || table.shape === 'joined' ? '[]' : '{}'
    return `\nexport const ${table.name} = ${open}\n${rows.join('')}${close}\n`
  })
  return `/** ${about} Generated from \`*.${kind}.ts\` by \`npm run gen\`: do not edit. */\n${head}${declared.join('')}`
}

/** The tables of what features declare in their own folders: calls, errors, handlers, screens, commands. */
export function generate(): Promise<Generated[]> {
  return Promise.all(
    TABLES.map(async table => ({ path: table.path, content: written(table, await partsOf(table)) })),
  )
}
