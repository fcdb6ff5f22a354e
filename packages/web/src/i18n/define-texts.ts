import { fillPlaces, type Locale, type TextValues } from '@salvia/core/i18n'
import { useMemo } from 'react'
import { formatNumber } from './format.ts'
import { useLocale } from './i18n.ts'

interface TextTree {
  readonly [key: string]: string | TextTree
}

type WithoutPlural<K extends string> = K extends `${infer Base}_${Intl.LDMLPluralRule}` ? Base : K

/** The dotted keys of a tree of texts; the forms of a plural (`rows_one`, `rows_other`) are one key (`rows`). */
type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${TextKey<T[K]>}`
}[keyof T & string]

/** Looks up a text; `values` fill its places, and `count` picks its plural form. */
export type Translate<T> = (key: TextKey<T>, values?: TextValues) => string

/** Every text by its dotted key. */
function flatten(tree: TextTree, before = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flatten(value, `${before}${key}.`),
  )
}

const PLURAL_RULES: Readonly<Record<Locale, Intl.PluralRules>> = {
  sv: new Intl.PluralRules('sv'),
  en: new Intl.PluralRules('en'),
}

/** Values as a sentence shows them: a number with the separators of the language. */
function written(values: TextValues, locale: Locale): TextValues {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? formatNumber(value, locale) : value,
  ])
  return Object.fromEntries(entries) as TextValues
}

function translator(name: string, texts: ReadonlyMap<string, string>, locale: Locale) {
  return (key: string, values: TextValues = {}): string => {
    const { count } = values
    const form =
      typeof count === 'number' ? texts.get(`${key}_${PLURAL_RULES[locale].select(count)}`) : undefined
    const text = form ?? texts.get(key)
    if (text === undefined) throw new Error(`${name} has no text called ${key}`)
    return fillPlaces(text, written(values, locale))
  }
}

/**
 * Answers the hook that reads the texts of a feature; the name is told where one is missing. The English tree must
 * have the Swedish one's shape, else it does not compile.
 * @example const useTexts = defineTexts('auth', { sv, en }); const t = useTexts(); t('signIn.submit')
 */
export function defineTexts<const T extends TextTree>(
  name: string,
  texts: Readonly<Record<Locale, T>>,
): () => Translate<T> {
  const flat = { sv: new Map(flatten(texts.sv)), en: new Map(flatten(texts.en)) }
  return () => {
    const locale = useLocale()
    return useMemo(() => translator(name, flat[locale], locale), [locale])
  }
}
