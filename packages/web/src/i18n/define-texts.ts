import type { Locale, TextValues } from '@salvia/core/i18n'
import { useMemo } from 'react'
import { formatNumber } from './format.ts'
import { i18n, useLocale } from './i18n.ts'
import enWords from './words.en.json'
import svWords from './words.sv.json'

interface TextTree {
  readonly [key: string]: string | TextTree
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K

/** The dotted keys of a tree of texts. Plural forms (`rows_one`, `rows_other`) share one key (`rows`). */
type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}`
}[keyof T & string]

/** What every feature says of itself, and the words that all share. */
type KeyWithWords<T> = TextKey<T> | TextKey<typeof svWords>

/** Looks up a text. `values` replace its placeholders, and `count` selects the plural form. */
type Translate<T> = (key: KeyWithWords<T>, values?: TextValues) => string

/** The hook that reads the texts of a feature in the language of the page. */
interface UseTexts<T> {
  (): Translate<T>
  /** Reads them in a language, for what is told later than the component that knows it. */
  readonly in: (locale: Locale) => Translate<T>
}

/** Formats values for a sentence: numbers get the separators of the language. */
function written(values: TextValues, locale: Locale): TextValues {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value, locale) : value,
  ])
  return Object.fromEntries(entries) as TextValues
}

const WORDS = 'words'
i18n.addResourceBundle('sv', WORDS, svWords)
i18n.addResourceBundle('en', WORDS, enWords)

/**
 * Registers the texts of a feature under its name and returns the hook that reads them. It compiles only if the English
 * tree has the same shape as the Swedish one. Words that many features say, such as *Avbryt*, are `word.*` in each.
 * @example const useTexts = defineTexts('auth', { sv, en }); const t = useTexts(); t('signIn.submit')
 */
export function defineTexts<const T extends TextTree>(
  name: string,
  texts: Readonly<Record<Locale, T>>,
): UseTexts<T> {
  for (const [locale, tree] of Object.entries(texts)) i18n.addResourceBundle(locale, name, tree, true, true)
  const readIn = (locale: Locale): Translate<T> => {
    // Our own type checks the keys, because it knows the tree; the library's type does not.
    const look = i18n.getFixedT(locale, [name, WORDS]) as unknown as (key: string, options?: object) => string
    return (key, values) => look(key, values && { ...values, replace: written(values, locale) })
  }
  const useTexts = (): Translate<T> => {
    const locale = useLocale()
    return useMemo(() => readIn(locale), [locale])
  }
  return Object.assign(useTexts, { in: readIn })
}
