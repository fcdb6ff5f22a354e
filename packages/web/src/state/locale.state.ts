import { LOCALES, type Locale } from '@salvia/core/i18n'
import { atom } from 'jotai'
import { showLocale } from '../i18n/i18n.ts'
import { currentStore } from './store.ts'
import { keepVisitorChoice, visitorChoice } from './visitor-choice.ts'

/** The language chosen in this session. Cleared at sign-out, because the next user has other settings. */
const chosenLocaleAtom = atom<Locale | null>(null)

/** Changes the language when the user chooses one. */
export function chooseLocale(locale: Locale): void {
  currentStore().set(chosenLocaleAtom, locale)
  keepVisitorChoice('language', locale)
  showLocale(locale)
}

/** Restores the language that a visitor chose in this tab before the page was reloaded. */
export function restoreLocale(): void {
  const locale = visitorChoice('language', LOCALES)
  if (locale) showLocale(locale)
}

/**
 * Shows the language of the user's settings, unless the user has chosen another on this page or just before sign-in.
 * @spec §2
 */
export function applyLocaleOfSettings(locale: Locale): void {
  showLocale(currentStore().get(chosenLocaleAtom) ?? visitorChoice('language', LOCALES) ?? locale)
}
