import type { UserSettings } from '@salvia/core/profile'
import { sessionAtom } from './session.state.ts'
import { showSettings } from './shown-settings.ts'
import { currentStore } from './store.ts'
import { isSameSession } from './token.ts'

let saved: Promise<void> = Promise.resolve()

/**
 * Changes settings at once, from a button. They are saved to the account if the server can be reached, and applied to
 * the page in any case. A visitor's settings last as long as the tab. Saves run in order, so that the latest one wins.
 */
export function changeSettings(change: Partial<UserSettings>): void {
  showSettings(change)
  const token = () => currentStore().get(sessionAtom)?.auth.token
  const own = token()
  if (own === undefined) return
  // Another user may have signed in meanwhile.
  const isStillSignedIn = () => isSameSession(token() ?? '', own)
  saved = saved
    // Loaded only with a session, so that the pages of visitors stay small.
    .then(() => import('./save-settings.ts'))
    .then(({ saveSettings }) => (isStillSignedIn() ? saveSettings(change) : undefined))
    .catch(() => undefined)
}
