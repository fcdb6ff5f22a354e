import { FEATURES } from '@salvia/core/features'
import type { Text } from '@salvia/core/i18n'
import { type Noun, renaming } from './names.ts'
import { copy, exists, filesOf, type Scaffolded } from './scaffold.ts'

export const FEATURE_EXAMPLE = 'examples/feature'
const KEBAB = /^[a-z]+(-[a-z]+)*$/

/** `npm run new feature complaints complaint /avvikelser avvikelse`: a list with details in all four packages. */
export async function newFeature(all: string, one = '', path = '', sv = ''): Promise<Scaffolded> {
  const name = nameOf(all)
  if (!name)
    return { refused: `"${all}" is no feature: give it its row in packages/core/src/features/features.ts.` }
  if (!KEBAB.test(one) || one === all)
    return { refused: `"${one}" is no name of one of the ${all}, such as complaint.` }
  if (!/^\/[a-z0-9-]+$/.test(path))
    return { refused: `"${path}" is no path of a screen, such as /avvikelser.` }
  if (sv === '') return { refused: `Say what one of them is called in Swedish, such as avvikelse.` }
  const core = `packages/core/src/${all}`
  if (await exists(core)) return { refused: `${all} is there already: ${core}` }
  const noun: Noun = {
    ...{ all, one, path },
    sv: { all: name.sv, one: sv.charAt(0).toUpperCase() + sv.slice(1) },
    en: { all: name.en, one: one.charAt(0).toUpperCase() + one.slice(1).replaceAll('-', ' ') },
  }
  return {
    written: await copy(FEATURE_EXAMPLE, await filesOf(FEATURE_EXAMPLE), renaming(noun)),
    migration: all.replaceAll('-', '_'),
    next: 'Go on as docs/how-to/add-a-feature.md says.',
  }
}

function nameOf(feature: string): Text | undefined {
  return Object.hasOwn(FEATURES, feature) ? FEATURES[feature as keyof typeof FEATURES].name : undefined
}
