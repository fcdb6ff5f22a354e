import type { Locale } from '@salvia/core/i18n'
import { atom } from 'jotai'
import { showLocale } from '../i18n/i18n.ts'
import { currentStore, keepAfterSignOut } from './store.ts'

const chosenLocaleAtom = keepAfterSignOut(atom<Locale | null>(null))

/** Changes the language by the user's own hand; it holds for as long as the page is open. */
export function chooseLocale(locale: Locale): void {
  currentStore().set(chosenLocaleAtom, locale)
  showLocale(locale)
}

/** The language of the user's settings, unless the user has chosen another since. @spec §2 */
export function applyLocaleOfSettings(locale: Locale): void {
  showLocale(currentStore().get(chosenLocaleAtom) ?? locale)
}
