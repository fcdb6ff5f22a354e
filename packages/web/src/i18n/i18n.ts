import { FALLBACK_LOCALE, type Locale } from '@salvia/core/i18n'
import { useSyncExternalStore } from 'react'

let shown: Locale = FALLBACK_LOCALE
const listeners = new Set<() => void>()

function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The language that the portal shows now. */
export function currentLocale(): Locale {
  return shown
}

/** The language of the page for a component; it draws again when the language changes. */
export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, currentLocale)
}

/** Changes the language of the whole page at once. */
export function showLocale(locale: Locale): void {
  document.documentElement.lang = locale
  if (shown === locale) return
  shown = locale
  for (const listener of listeners) listener()
}
