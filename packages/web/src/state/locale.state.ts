import { LOCALES, type Locale } from '@salvia/core/i18n'
import { atom } from 'jotai'
import { showLocale } from '../i18n/i18n.ts'
import { currentStore } from './store.ts'
import { keepVisitorChoice, visitorChoice } from './visitor-choice.ts'

/** Chosen in this session; it ends with it, for who comes next has settings of one's own. */
const chosenLocaleAtom = atom<Locale | null>(null)

/** Changes the language by the user's own hand. */
export function chooseLocale(locale: Locale): void {
  currentStore().set(chosenLocaleAtom, locale)
  keepVisitorChoice('language', locale)
  showLocale(locale)
}

/** Shows the language that a visitor chose in this tab before the page was opened anew. */
export function restoreLocale(): void {
  const locale = visitorChoice('language', LOCALES)
  if (locale) showLocale(locale)
}

/** The language of the user's settings, unless another was chosen on this page since, or just before the sign-in. @spec §2 */
export function applyLocaleOfSettings(locale: Locale): void {
  showLocale(currentStore().get(chosenLocaleAtom) ?? visitorChoice('language', LOCALES) ?? locale)
}
