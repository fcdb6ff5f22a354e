import type { UserSettings } from '@salvia/core/profile'
import { atom } from 'jotai'
import { currentStore, keepAfterSignOut } from './store.ts'
import { keepVisitorChoice, visitorChoice } from './visitor-choice.ts'

export type Theme = UserSettings['appearance']

/** Every theme in the order in which it is offered; one that is missing does not compile. */
const OFFERED = { system: 0, light: 1, dark: 2, 'high-contrast': 3 } satisfies Record<Theme, number>
export const THEMES = Object.keys(OFFERED) as readonly Theme[]

const shownThemeAtom = keepAfterSignOut(atom<Theme>('system'))
/** Chosen in this session; it ends with it, for who comes next has settings of one's own. */
const chosenThemeAtom = atom<Theme | null>(null)

/** The colours of the page; `system` follows the device. */
export const themeAtom = atom(get => get(shownThemeAtom))

function showTheme(theme: Theme): void {
  currentStore().set(shownThemeAtom, theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Changes the colours by the user's own hand. */
export function chooseTheme(theme: Theme): void {
  currentStore().set(chosenThemeAtom, theme)
  keepVisitorChoice('appearance', theme)
  showTheme(theme)
}

/** Shows the colours that a visitor chose in this tab before the page was opened anew. */
export function restoreTheme(): void {
  const theme = visitorChoice('appearance', THEMES)
  if (theme) showTheme(theme)
}

/** The colours of the user's settings, unless others were chosen on this page since, or just before the sign-in. */
export function applyThemeOfSettings(theme: Theme): void {
  showTheme(currentStore().get(chosenThemeAtom) ?? visitorChoice('appearance', THEMES) ?? theme)
}
