import type { UserSettings } from '@salvia/core/profile'
import { applyLocaleOfSettings, chooseLocale, restoreLocale } from './locale.state.ts'
import { applyThemeOfSettings, chooseTheme, restoreTheme } from './theme.state.ts'

/** Applies the account's settings to the page, except those that the user has changed on this page since. @spec §2 */
export function applySettings({ language, appearance, denseTables }: UserSettings): void {
  showDensity(denseTables)
  applyLocaleOfSettings(language)
  applyThemeOfSettings(appearance)
}

function showDensity(isDense: boolean): void {
  if (isDense) document.documentElement.dataset.density = 'dense'
  else delete document.documentElement.dataset.density
}

/** Applies settings that the user has just chosen. */
export function showSettings({ language, appearance, denseTables }: Partial<UserSettings>): void {
  if (denseTables !== undefined) showDensity(denseTables)
  if (language) chooseLocale(language)
  if (appearance) chooseTheme(appearance)
}

/** Applies the settings that a visitor chose in this tab before the page was reloaded. */
export function restoreVisitorChoice(): void {
  restoreLocale()
  restoreTheme()
}
