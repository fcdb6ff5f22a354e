import type { Locale } from './locale.ts'

/** A text of the provider: in Swedish, and in English where the provider has translated it. */
export type TranslatedText = Readonly<{ sv: string; en?: string | undefined }>

/**
 * A text of the provider in a language. What is not translated is in Swedish.
 * @example translatedText({ sv: 'Hälsosamtal' }, 'en') // 'Hälsosamtal'
 */
export function translatedText({ sv, en }: TranslatedText, locale: Locale): string {
  return locale === 'en' ? (en ?? sv) : sv
}
