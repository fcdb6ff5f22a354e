import { instantSchema } from '../primitives/index.ts'
import { momentInDigits } from './date-words.ts'
import type { Locale } from './locale.ts'

/** Values for the places of a text, as they are shown: a value that is an instant becomes a moment in Stockholm. */
export function factTexts(
  facts: Readonly<Record<string, string>>,
  locale: Locale,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      const { data: moment } = instantSchema.safeParse(fact)
      return [name, moment === undefined ? fact : momentInDigits(moment, locale)]
    }),
  )
}
