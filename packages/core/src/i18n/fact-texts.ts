import { instantSchema } from '../primitives/index.ts'
import { momentInDigits } from './date-words.ts'
import type { Locale } from './locale.ts'

/** The facts of a text for people: a value that is an instant becomes Stockholm time. */
export function factTexts(
  facts: Readonly<Record<string, string>>,
  locale: Locale,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, factText(fact, locale)]))
}

function factText(fact: string, locale: Locale): string {
  const moment = instantSchema.safeParse(fact)
  return moment.success ? momentInDigits(moment.data, locale) : fact
}
