import { FALLBACK_LOCALE, type Locale } from '@salvia/core/i18n'
import i18next from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'

/** The one instance; screens reach it through `defineTexts` and `useLocale` only. */
export const i18n = i18next.createInstance()

void i18n.use(initReactI18next).init({
  lng: FALLBACK_LOCALE,
  fallbackLng: FALLBACK_LOCALE,
  resources: {},
  initAsync: false,
  // React escapes what it draws; places are written as in the texts of core: {name}.
  interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
  react: { useSuspense: false },
})

/** The language that the portal shows now. */
export function currentLocale(): Locale {
  return i18n.language as Locale
}

/** The language of the page for a component; it draws again when the language changes. */
export function useLocale(): Locale {
  return useTranslation(undefined, { i18n }).i18n.language as Locale
}

/** Changes the language of the whole page at once. */
export function showLocale(locale: Locale): void {
  document.documentElement.lang = locale
  if (i18n.language !== locale) void i18n.changeLanguage(locale)
}
