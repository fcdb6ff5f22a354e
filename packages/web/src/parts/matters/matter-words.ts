import type { Locale, TextValues } from '@salvia/core/i18n'
import { MATTER_KINDS, type MatterKind } from '@salvia/core/matters'
import { useLocale } from '../../i18n/i18n.ts'

/** How texts name a matter of a kind: *beställningen*, *Beställningen* where a sentence begins, and *beställning*. */
export function matterWords(kind: MatterKind, locale: Locale) {
  const { name, the: named } = MATTER_KINDS[kind]
  const the = named[locale]
  return { the, The: the.charAt(0).toUpperCase() + the.slice(1), noun: name[locale].toLowerCase() }
}

/** Reads texts that name a matter by `{the}`, `{The}` and `{noun}`. */
export function useMatterTexts<Key extends string>(
  kind: MatterKind,
  t: (key: Key, values?: TextValues) => string,
): (key: Key, values?: TextValues) => string {
  const words = matterWords(kind, useLocale())
  return (key, values) => t(key, { ...words, ...values })
}
