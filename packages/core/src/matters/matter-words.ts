import type { Locale } from '../i18n/index.ts'
import { MATTER_KINDS, type MatterKind } from './matter-kinds.ts'

/**
 * How sentences name a matter of a kind.
 * @example matterWords('order', 'sv') // { the: 'beställningen', The: 'Beställningen', noun: 'beställning' }
 */
export function matterWords(kind: MatterKind, locale: Locale) {
  const { name, the: named } = MATTER_KINDS[kind]
  const the = named[locale]
  return { the, The: the.charAt(0).toUpperCase() + the.slice(1), noun: name[locale].toLowerCase() }
}
