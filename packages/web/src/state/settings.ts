import type { UserSettings } from '@salvia/core/profile'
import { sessionAtom } from './session.state.ts'
import { showSettings } from './shown-settings.ts'
import { currentStore } from './store.ts'

let saved: Promise<void> = Promise.resolve()

/**
 * Changes settings at once, by a button: the account keeps them if it can be reached, and the page shows them either
 * way. A visitor's last as long as the tab. Choices are kept one after another: the account's is the latest.
 */
export function changeSettings(change: Partial<UserSettings>): void {
  showSettings(change)
  const isSignedIn = () => currentStore().get(sessionAtom) !== null
  if (!isSignedIn()) return
  saved = saved
    // What asks and keeps answers comes with the first session: a visitor's page does without.
    .then(() => import('./save-settings.ts'))
    .then(({ saveSettings }) => (isSignedIn() ? saveSettings(change) : undefined))
    .catch(() => undefined)
}
