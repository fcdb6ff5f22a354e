import type { UserSettings } from '@salvia/core/profile'
import { atom } from 'jotai'
import { currentStore, keepAfterSignOut } from './store.ts'

export type Theme = UserSettings['appearance']

/** Every theme in the order in which it is offered; one that is missing does not compile. */
const OFFERED = { system: 0, light: 1, dark: 2, 'high-contrast': 3 } satisfies Record<Theme, number>
export const THEMES = Object.keys(OFFERED) as readonly Theme[]

const chosenThemeAtom = keepAfterSignOut(atom<Theme | null>(null))

function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** The colours of the page; `system` follows the device. */
export const themeAtom = atom(
  get => get(chosenThemeAtom) ?? 'system',
  (_get, set, theme: Theme) => {
    set(chosenThemeAtom, theme)
    showTheme(theme)
  },
)

/** The colours of the user's settings, unless the user has chosen others since. */
export function applyThemeOfSettings(theme: Theme): void {
  if (currentStore().get(chosenThemeAtom) === null) currentStore().set(themeAtom, theme)
}
