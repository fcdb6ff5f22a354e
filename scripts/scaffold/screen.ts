import { PORTAL_PATHS } from '@salvia/core/portal-paths'
import { isFeature } from './feature.ts'
import { headingOf, isName, replacing, spelled, spellingsOf } from './names.ts'
import { copy, exists, type Scaffolded } from './scaffold.ts'

/** `npm run new screen orders summary /bestallningar/oversikt`: a screen in a folder of its own, with path and route. */
export async function newScreen(root: string, feature: string, name = '', path = ''): Promise<Scaffolded> {
  if (!isFeature(feature) || !(await exists(root, `packages/web/src/features/${feature}`)))
    return { refused: `"${feature}" is no feature of the portal, such as bookings.` }
  if (!isName(name)) return { refused: `"${name}" is no name of a screen, such as summary.` }
  if (!/^(\/[a-z0-9-]+)+$/.test(path))
    return { refused: `"${path}" is no path of a screen, such as /oversikt.` }
  const taken = Object.entries<string>(PORTAL_PATHS).flat()
  const page = spellingsOf(`${feature}-${name}`).camel
  for (const word of [page, path]) if (taken.includes(word)) return { refused: `${word} is there already.` }
  return copy(root, {
    example: 'examples/screen',
    rename: replacing([
      ...spelled('sample-topic', feature),
      ...spelled('sample-page', name),
      ['Sample page', headingOf(name)],
      ['/exempelsida', path],
    ]),
    next: 'It shows the unit of the user. Write what it is to show and its texts, title in the routes included,\nand open it in tests/e2e/white-label.spec.ts and tests/e2e/accessibility.spec.ts.',
  })
}
