import { atom } from 'jotai'
import { checkBeforeCalls, renewToken, revokeSession } from './caller.ts'
import { serverClock } from './server-clock.ts'
import { keptSession, sessionAtom } from './session.state.ts'
import { onTabMessage, tellTabs } from './session-channel.ts'
import { endSession, onSessionEnd } from './session-end.ts'
import { SessionKeeper } from './session-keeper.ts'
import type { SessionStanding } from './session-standing.ts'
import { checkBeforeShowing, lookAtOtherTabs } from './session-tabs.ts'
import { currentStore, onStoreChange } from './store.ts'

/** What counts as the user's presence. A mouse that is only moved does not: it may be the desk. */
const ACTIVITY = ['keydown', 'pointerdown', 'wheel', 'touchmove', 'input'] as const

/** When the session ends unless the user says otherwise; null: not soon. */
export const sessionEndingAtom = atom<Extract<SessionStanding, { kind: 'ending' }> | null>(null)

async function alone(work: () => Promise<void>): Promise<void> {
  await navigator.locks.request('wp-renewal', { ifAvailable: true }, lock => lock && work())
}

const keeper = new SessionKeeper({
  clock: serverClock,
  token: () => keptSession()?.auth.token ?? null,
  // A renewal that fails is tried again; one that is refused has ended the session.
  renew: () => renewToken().catch(() => undefined),
  alone,
  tellTabs: at => tellTabs({ kind: 'activity', at }),
  onStanding: standing => {
    const ending = standing.kind === 'ending' ? standing : null
    const before = currentStore().get(sessionEndingAtom)
    if (ending?.endsAt !== before?.endsAt) currentStore().set(sessionEndingAtom, ending)
  },
  onIdle: () => {
    void revokeSession()
    endSession(498, { expired: true })
  },
})

/** Whether the user did something within the last minutes, in any tab. */
export const isUserAround = (minutes: number): boolean => keeper.idleFor() < minutes * 60_000

/** The user was asked and wants to stay. */
export const staySignedIn = (): void => keeper.stay()

let isWatching = false

/**
 * Watches over the session of this browser for as long as the page is open: from the first session on, in every tab.
 * @spec §9
 */
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

/** A session that begins later on the same page begins anew. */
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
