import type { UserSettings } from '@salvia/core/profile'
import { atom } from 'jotai'
import { currentStore, keepAfterSignOut } from './store.ts'
import { keepVisitorChoice, visitorChoice } from './visitor-choice.ts'

type Theme = UserSettings['appearance']

/** All themes in the order in which they are offered. A missing one does not compile. */
const OFFERED = { system: 0, light: 1, dark: 2, 'high-contrast': 3 } satisfies Record<Theme, number>
export const THEMES = Object.keys(OFFERED) as readonly Theme[]

const shownThemeAtom = keepAfterSignOut(atom<Theme>('system'))
/** The theme chosen in this session. Cleared at sign-out, because the next user has other settings. */
const chosenThemeAtom = atom<Theme | null>(null)

/** The theme of the page; `system` follows the device. */
export const themeAtom = atom(get => get(shownThemeAtom))

function showTheme(theme: Theme): void {
  currentStore().set(shownThemeAtom, theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Changes the theme when the user chooses one. */
export function chooseTheme(theme: Theme): void {
  currentStore().set(chosenThemeAtom, theme)
  keepVisitorChoice('appearance', theme)
  showTheme(theme)
}

/** Restores the theme that a visitor chose in this tab before the page was reloaded. */
export function restoreTheme(): void {
  const theme = visitorChoice('appearance', THEMES)
  if (theme) showTheme(theme)
}

/** Applies the theme of the user's settings, unless the user has chosen another on this page or just before sign-in. */
export function applyThemeOfSettings(theme: Theme): void {
  showTheme(currentStore().get(chosenThemeAtom) ?? visitorChoice('appearance', THEMES) ?? theme)
}
