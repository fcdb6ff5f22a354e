import type { UserSettings } from '@salvia/core/profile'
import { applyLocaleOfSettings, chooseLocale } from './locale.state.ts'
import { sessionAtom } from './session.state.ts'
import { currentStore } from './store.ts'
import { applyThemeOfSettings, themeAtom } from './theme.state.ts'

/** Shows the portal as the account's settings say, but for what was chosen on this page since. @spec §2 */
export function applySettings({ language, appearance, denseTables }: UserSettings): void {
  showDensity(denseTables)
  applyLocaleOfSettings(language)
  applyThemeOfSettings(appearance)
}

function showDensity(isDense: boolean): void {
  if (isDense) document.documentElement.dataset.density = 'dense'
  else delete document.documentElement.dataset.density
}

/** Shows the portal by settings that the user has just chosen. */
export function showSettings({ language, appearance, denseTables }: Partial<UserSettings>): void {
  if (denseTables !== undefined) showDensity(denseTables)
  if (language) chooseLocale(language)
  if (appearance) currentStore().set(themeAtom, appearance)
}

/**
 * Changes settings at once, by a button: the account keeps them if it can be reached, and the page shows them either
 * way. A visitor's last as long as the page.
 */
export function changeSettings(change: Partial<UserSettings>): void {
  showSettings(change)
  if (!currentStore().get(sessionAtom)) return
  // What asks and keeps answers comes with the first session: a visitor's page does without.
  void import('./save-settings.ts').then(({ saveSettings }) => saveSettings(change)).catch(() => undefined)
}
