import { FEATURES, type Feature } from '@salvia/core/features'
import { writeFeatureRows } from './feature-rows.ts'
import { KINDS, writeMatterKind } from './matter-kind.ts'
import { headingOf, isName, type Noun, renaming } from './names.ts'
import { copy, type Scaffolded } from './scaffold.ts'

export const FEATURE_EXAMPLE = 'examples/feature'

/** `npm run new feature complaints complaint /avvikelser avvikelse`: a kind of matters in all four packages. */
export async function newFeature(
  root: string,
  all: string,
  one = '',
  path = '',
  sv = '',
): Promise<Scaffolded> {
  if (!isFeature(all))
    return { refused: `"${all}" is no feature: give it its row in packages/core/src/features/features.ts.` }
  if (!isName(one) || one === all)
    return { refused: `"${one}" is no name of one of the ${all}, such as complaint.` }
  if (!/^\/[a-z0-9-]+$/.test(path))
    return { refused: `"${path}" is no path of a screen, such as /avvikelser.` }
  if (sv === '') return { refused: `Say what one of them is called in Swedish, such as avvikelse.` }
  const { name } = FEATURES[all]
  const noun: Noun = {
    ...{ all, one, path },
    sv: { all: name.sv, one: sv.charAt(0).toUpperCase() + sv.slice(1) },
    en: { all: name.en, one: headingOf(one) },
  }
  const rename = renaming(noun)
  const result = await copy(root, {
    ...{ example: FEATURE_EXAMPLE, rename },
    migration: all.replaceAll('-', '_'),
    next: `Look at its row in ${KINDS} first: shared sentences want a noun with -en there (avvikelsen). Then go on as docs/how-to/add-a-feature.md says.`,
  })
  if ('refused' in result) return result
  const rows = [await writeMatterKind(root, noun), ...(await writeFeatureRows(root, rename))]
  return { ...result, written: [...result.written, ...rows] }
}

export function isFeature(name: string): name is Feature {
  return Object.hasOwn(FEATURES, name)
}
