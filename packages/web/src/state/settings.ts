import type { UserSettings } from '@salvia/core/profile'
import { sessionAtom } from './session.state.ts'
import { showSettings } from './shown-settings.ts'
import { currentStore } from './store.ts'

let saved: Promise<void> = Promise.resolve()

/**
 * Changes settings at once, from a button. They are saved to the account if the server can be reached, and applied to
 * the page in any case. A visitor's settings last as long as the tab. Saves run in order, so that the latest one wins.
 */
export function changeSettings(change: Partial<UserSettings>): void {
  showSettings(change)
  const isSignedIn = () => currentStore().get(sessionAtom) !== null
  if (!isSignedIn()) return
  saved = saved
    // Loaded only with a session, so that the pages of visitors stay small.
    .then(() => import('./save-settings.ts'))
    .then(({ saveSettings }) => (isSignedIn() ? saveSettings(change) : undefined))
    .catch(() => undefined)
}
