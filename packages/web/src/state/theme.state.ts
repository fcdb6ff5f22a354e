import { atom } from 'jotai'
import { keepAfterSignOut } from './store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const chosenThemeAtom = keepAfterSignOut(atom<Theme>('system'))

/** The colours of the page; `system` follows the device. */
export const themeAtom = atom(
  get => get(chosenThemeAtom),
  (_get, set, theme: Theme) => {
    set(chosenThemeAtom, theme)
    if (theme === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
  },
)
