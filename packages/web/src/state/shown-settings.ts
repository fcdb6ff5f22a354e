import type { UserSettings } from '@salvia/core/profile'
import { applyLocaleOfSettings, chooseLocale, restoreLocale } from './locale.state.ts'
import { applyThemeOfSettings, chooseTheme, restoreTheme } from './theme.state.ts'

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
  if (appearance) chooseTheme(appearance)
}

/** Shows the portal as a visitor of this tab chose before the page was opened anew. */
export function restoreVisitorChoice(): void {
  restoreLocale()
  restoreTheme()
}
