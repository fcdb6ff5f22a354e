import { FALLBACK_LOCALE, type Locale } from '@salvia/core/i18n'
import i18next from 'i18next'
import { useSyncExternalStore } from 'react'

/** The only instance. Screens use it only through `defineTexts` and `useLocale`. */
export const i18n = i18next.createInstance()

void i18n.init({
  lng: FALLBACK_LOCALE,
  fallbackLng: FALLBACK_LOCALE,
  resources: {},
  initAsync: false,
  // React escapes what it renders. Placeholders are written as in the texts of core: {name}.
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
})

/** The current language of the portal. */
export function currentLocale(): Locale {
  return i18n.language as Locale
}

function onLocaleChange(listener: () => void): () => void {
  i18n.on('languageChanged', listener)
  return () => i18n.off('languageChanged', listener)
}

/** The current language, for components; they render again when it changes. */
export function useLocale(): Locale {
  return useSyncExternalStore(onLocaleChange, currentLocale)
}

/** Changes the language of the whole page at once. */
export function showLocale(locale: Locale): void {
  document.documentElement.lang = locale
  if (i18n.language !== locale) void i18n.changeLanguage(locale)
}
