import { assembleCalls } from '../assemble.ts'
import { addToRegistry } from '../command.ts'
import { namesOf, oneOf } from '../names.ts'
import { addRoute, refusedPath } from '../screen.ts'
import type { Started } from '../started.ts'
import { behind, type Tree, withImport } from '../tree.ts'
import { coreFiles } from './core-files.ts'
import { dashboardFiles, portalFiles } from './portal-files.ts'
import { serverFiles } from './server-files.ts'
import type { Subject } from './subject.ts'
import { terminalFiles } from './terminal-files.ts'

const FEATURES = 'packages/core/src/features/features.ts'
const CATALOGUE = 'packages/core/src/error-catalogue/catalogue.ts'
const DASHBOARD = 'packages/web/src/app/dashboard-table.tsx'

/**
 * Starts a feature in all four packages, under its path in the portal:
 * `npm run new feature orders /bestallningar` and, for a card on the start page, `on-dashboard` behind it.
 */
export async function newFeature(
  tree: Tree,
  kebab: string,
  path = '',
  ...more: readonly string[]
): Promise<Started> {
  const row = await rowOf(tree, kebab)
  if (!row)
    return { refused: `"${kebab}" is no feature: give it its key and its names in ${FEATURES} first.` }
  const core = `packages/core/src/${kebab}`
  if (await tree.exists(core)) return { refused: `${kebab} is there already: ${core}` }
  const refused = await refusedPath(tree, path)
  if (refused) return { refused }
  const subject = { all: namesOf(kebab), one: oneOf(kebab), name: row.name }
  const isOnDashboard = more.includes('on-dashboard')
  const files = {
    ...coreFiles(subject),
    ...serverFiles(subject),
    ...portalFiles(subject, row.key),
    ...(isOnDashboard && dashboardFiles(subject)),
    ...terminalFiles(subject),
  }
  for (const [file, text] of Object.entries(files)) await tree.write(file, text)
  await register(tree, subject, path)
  if (isOnDashboard) await putOnDashboard(tree, kebab)
  return {
    next: `Go on as docs/how-to/add-a-feature.md says, from ${core} outwards; each failing test says what to do.`,
  }
}

/** The wire key and the names of a feature, read from its row. */
async function rowOf(tree: Tree, kebab: string): Promise<{ key: string; name: Subject['name'] } | null> {
  const key = /\W/.test(kebab) ? `'${kebab}'` : kebab
  const row = new RegExp(
    `^ {2}${key}: \\{\\s*key: '([^']+)',[^}]*?name: \\{ sv: '([^']+)', en: '([^']+)' \\}`,
    'm',
  )
  const [, wire, sv, en] = row.exec(await tree.read(FEATURES)) ?? []
  return wire && sv && en ? { key: wire, name: { sv, en } } : null
}

/** The tables that hold one row for each: calls, handlers, errors, screens and commands. */
async function register(tree: Tree, { all, name }: Subject, path: string): Promise<void> {
  await assembleCalls(tree, all)
  await tree.edit(CATALOGUE, text =>
    behind(
      withImport(text, `${all.camel}Errors`, `../${all.kebab}/${all.kebab}.errors.ts`),
      'export const errorCatalogue = {',
      `  ...${all.camel}Errors,\n`,
    ),
  )
  const component = `${all.pascal}Screen`
  await addRoute(tree, { feature: all, route: all.camel, file: all.kebab, component, path, title: name })
  await addToRegistry(tree, { topic: all.kebab, verb: 'list' })
}

async function putOnDashboard(tree: Tree, kebab: string): Promise<void> {
  await tree.edit(DASHBOARD, text =>
    text.replace(
      /^\]\n/m,
      `  async () => (await import('../features/${kebab}/on-dashboard/source.tsx')).source,\n]\n`,
    ),
  )
}
