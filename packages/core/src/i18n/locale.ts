/** The languages of the product. The first is the default and the fallback. @spec §9 */
export const LOCALES = ['sv', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const FALLBACK_LOCALE: Locale = 'sv'

/** A sentence in every language of the product: a missing language does not compile. */
export type Text = Readonly<Record<Locale, string>>

/**
 * The locale that best answers a preference such as an `Accept-Language` header or `LANG`.
 * @example preferredLocale('en-GB,sv;q=0.5') // 'en'
 */
export function preferredLocale(preference: string | undefined): Locale {
  const preferences = (preference ?? '').toLowerCase().split(',').map(readPreference)
  const known = preferences.filter(({ locale, weight }) => locale && weight > 0)
  return known.sort((a, b) => b.weight - a.weight)[0]?.locale ?? FALLBACK_LOCALE
}

/** One part of a preference: a language with an optional region, encoding and weight. */
function readPreference(part: string): { locale: Locale | undefined; weight: number } {
  const [tag = '', ...settings] = part.trim().split(';')
  const language = tag.split(/[-_.]/)[0]
  const weight = settings.map(setting => /^\s*q=(\d(?:\.\d+)?)\s*$/.exec(setting)?.[1]).find(value => value)
  return { locale: LOCALES.find(known => known === language), weight: Number(weight ?? 1) }
}

/** Values that fill the named places of a text. */
export type TextValues = Readonly<Record<string, string | number>>

/**
 * Fills `{name}` places of a text; a place without a value stays as written.
 * @example fillText({ sv: 'rad {row}', en: 'row {row}' }, 'en', { row: 3 }) // 'row 3'
 */
export function fillText(text: Text, locale: Locale, values: TextValues = {}): string {
  return text[locale].replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name]
    return value === undefined ? place : String(value)
  })
}
