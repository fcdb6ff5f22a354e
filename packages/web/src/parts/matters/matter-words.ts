import type { TextValues } from '@salvia/core/i18n'
import { type MatterKind, matterWords } from '@salvia/core/matters'
import { useLocale } from '../../i18n/i18n.ts'

/** Reads texts that name a matter by `{the}`, `{The}` and `{noun}`. */
export function useMatterTexts<Key extends string>(
  kind: MatterKind,
  t: (key: Key, values?: TextValues) => string,
): (key: Key, values?: TextValues) => string {
  const words = matterWords(kind, useLocale())
  return (key, values) => t(key, { ...words, ...values })
}
