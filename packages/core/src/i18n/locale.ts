import { z } from 'zod'

/** The languages of the product. The first is the default and the fallback. @spec §9 */
export const LOCALES = ['sv', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const FALLBACK_LOCALE: Locale = 'sv'
export const localeSchema = z.enum(LOCALES)

/** A sentence in every language of the product: a missing language does not compile. */
export type Text = Readonly<Record<Locale, string>>

/**
 * The locale that best answers a wish such as an `Accept-Language` header or `LANG`.
 * @example preferredLocale('en-GB,sv;q=0.5') // 'en'
 */
export function preferredLocale(wish: string | undefined): Locale {
  for (const part of (wish ?? '').toLowerCase().split(',')) {
    const locale = LOCALES.find(known => part.trim().startsWith(known))
    if (locale) return locale
  }
  return FALLBACK_LOCALE
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
