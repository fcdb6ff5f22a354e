import { capitalised, type Names, namesOf } from './names.ts'
import type { Started } from './started.ts'
import type { Tree } from './tree.ts'

const FEATURES = 'packages/web/src/features'
const PATHS = 'packages/core/src/portal-paths/portal-paths.ts'
const ROUTES = 'packages/web/src/app/routes.ts'

/** What a row of the route table says. */
export interface RouteOptions {
  /** The feature that the screen belongs to. */
  readonly feature: Names
  /** Name of the route, and of the screen's file. */
  readonly route: string
  readonly file: string
  readonly component: string
  /** As in the address bar: `/bestallningar/id/:id`. */
  readonly path: string
  readonly title: { readonly sv: string; readonly en: string }
}

const isPath = (path: string): boolean => /^\/[a-z0-9-]+(\/(:?[a-z0-9-]+))*$/i.test(path)

/** Why a path can't be given to a new screen; null where it can. */
export async function refusedPath(tree: Tree, path: string): Promise<string | null> {
  if (!isPath(path)) return `"${path}" is no path of a screen: write it as /bestallningar/id/:id.`
  return (await tree.read(PATHS)).includes(`'${path}'`) ? `${path} is there already: ${PATHS}` : null
}

/** Adds a screen to the two tables that links and the router read. */
export async function addRoute(tree: Tree, query: RouteOptions): Promise<void> {
  const { feature, route, file, component, path, title } = query
  await tree.edit(PATHS, text => text.replace(/^ {2}profile: /m, `  ${route}: '${path}',\n  profile: `))
  const features = await tree.read('packages/core/src/features/features.ts')
  const gate = new RegExp(`^ {2}'?${feature.kebab}'?: \\{`, 'm').test(features)
    ? `    feature: '${feature.kebab}',\n`
    : ''
  const row = `  {
    name: '${route}',
    title: ${JSON.stringify(title)},
    guard: 'signedIn',
${gate}    screen: async () => (await import('../features/${feature.kebab}/${file}.screen.tsx')).${component},
  },
`
  await tree.edit(ROUTES, text => text.replace(/^ {2}\{\n {4}name: 'profile',/m, found => row + found))
}

const screen = (
  component: string,
  key: string,
): string => `import { PageHeader } from '../../ui/page-header.tsx'
import { useTexts } from './texts.ts'

export function ${component}() {
  const t = useTexts()
  return <PageHeader title={t('${key}.title')} />
}
`

const test = (component: string, file: string, path: string): string => `import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { ${component} } from './${file}.screen.tsx'

it('shows what it is for', async () => {
  await render(<${component} />, '${path}')
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  expect(heading.element().parentElement?.nextElementSibling, 'Render what the screen is for.').not.toBeNull()
})

it('stands loading, empty and failed', () => {
  expect.fail('Answer the calls of the screen with answering(), in each of the three ways, and look at what it shows.')
})
`

/** Adds a screen to a feature of the portal: `npm run new screen orders.details /bestallningar/id/:id`. */
export async function newScreen(tree: Tree, name: string, path = ''): Promise<Started> {
  const [, concept, file] = /^([a-z][a-z-]*)\.([a-z][a-z-]*)$/.exec(name) ?? []
  if (!concept || !file)
    return {
      refused: `"${name}" is no name of a screen: write it as feature.screen, such as orders.details.`,
    }
  const feature = namesOf(concept)
  const folder = `${FEATURES}/${concept}`
  const refused = await refusedPath(tree, path)
  if (refused) return { refused }
  if (!(await tree.exists(`${folder}/texts.ts`)))
    return { refused: `${concept} has no screens yet: start it with npm run new feature ${concept} /path.` }
  if (await tree.exists(`${folder}/${file}.screen.tsx`))
    return { refused: `${name} is there already: ${folder}/${file}.screen.tsx` }
  const { camel: key, pascal } = namesOf(file)
  const component = `${feature.pascal}${pascal}Screen`
  await tree.write(`${folder}/${file}.screen.tsx`, screen(component, key))
  await tree.write(`${folder}/${file}.test.tsx`, test(component, file, path))
  for (const locale of ['sv', 'en']) await addTitle(tree, `${folder}/${concept}.${locale}.json`, key)
  const route = `${feature.camel}${capitalised(key)}`
  const title = { sv: pascal, en: pascal }
  await addRoute(tree, { feature, route, file, component, path, title })
  return { next: `Give it its titles in ${ROUTES} and ${folder}, then make ${folder}/${file}.test.tsx pass.` }
}

/** Texts go behind those that are there; one of the same name stays. */
async function addTitle(tree: Tree, path: string, key: string): Promise<void> {
  const texts = JSON.parse(await tree.read(path)) as Record<string, unknown>
  const own = { title: capitalised(key), ...(texts[key] as object | undefined) }
  await tree.write(path, `${JSON.stringify({ ...texts, [key]: own }, null, 2)}\n`)
}
