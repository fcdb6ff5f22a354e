import type { UserSettings } from '@salvia/core/profile'
import { sessionAtom } from './session.state.ts'
import { showSettings } from './shown-settings.ts'
import { currentStore } from './store.ts'

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
