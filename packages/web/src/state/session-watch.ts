import { atom } from 'jotai'
import { checkBeforeCalls, renewToken, revokeSession } from './caller.ts'
import { serverClock } from './server-clock.ts'
import { keptSession, sessionAtom } from './session.state.ts'
import { onTabMessage, tellTabs } from './session-channel.ts'
import { endSession, onSessionEnd } from './session-end.ts'
import { SessionKeeper } from './session-keeper.ts'
import type { SessionStatus } from './session-status.ts'
import { checkBeforeShowing, lookAtOtherTabs } from './session-tabs.ts'
import { currentStore, onStoreChange } from './store.ts'

/** Events that count as activity. Mouse movement does not, since a bumped desk causes it too. */
const ACTIVITY = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'input'] as const

/** The session that ends soon, for the warning; null when it does not. */
export const sessionEndingAtom = atom<Extract<SessionStatus, { kind: 'ending' }> | null>(null)

async function alone(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request('wp-renewal', { ifAvailable: true }, lock => lock && work())
}

const keeper = new SessionKeeper({
  clock: serverClock,
  token: () => keptSession()?.auth.token ?? null,
  // A failed renewal is tried again later; a refused one has already ended the session.
  renew: () => renewToken().catch(() => undefined),
  alone,
  tellTabs: at => tellTabs({ kind: 'activity', at }),
  onStatus: status => {
    const ending = status.kind === 'ending' ? status : null
    const before = currentStore().get(sessionEndingAtom)
    if (ending?.endsAt !== before?.endsAt) currentStore().set(sessionEndingAtom, ending)
  },
  onIdle: () => {
    void revokeSession()
    endSession(498, { expired: true })
  },
})

/** Whether the user was active within the last minutes, in any tab. */
export const isUserAround = (minutes: number): boolean => keeper.idleFor() < minutes * 60_000

/** The user chose to stay signed in. */
export const staySignedIn = (): void => keeper.stay()

let isWatching = false

/** Watches the session for as long as the page is open. Starts with the first session, in every tab. @spec §9 */
export function watchSession(): void {
  if (isWatching) return
  isWatching = true
  keeper.begin()
  for (const kind of ACTIVITY) {
    window.addEventListener(kind, () => keeper.touch(), { capture: true, passive: true })
  }
  window.addEventListener('focus', () => void keeper.check())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keeper.report()
    else void keeper.check()
  })
  checkBeforeShowing(() => keeper.check())
  checkBeforeCalls(() => {
    lookAtOtherTabs()
    return keeper.check()
  })
  onTabMessage(message => message.kind === 'activity' && keeper.hear(message.at))
  onSessionEnd(() => keeper.stop())
  watchBeginnings()
}

/** Restarts the keeper when a new session begins on the same page. */
function watchBeginnings(): void {
  const begun = (): boolean => currentStore().get(sessionAtom) !== null
  let wasSignedIn = begun()
  const look = (): void => {
    const isSignedIn = begun()
    if (isSignedIn && !wasSignedIn) keeper.begin()
    wasSignedIn = isSignedIn
  }
  let stop = currentStore().sub(sessionAtom, look)
  onStoreChange(() => {
    stop()
    stop = currentStore().sub(sessionAtom, look)
    look()
  })
}
