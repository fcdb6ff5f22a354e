import { followSent, leftBehind, leftBehindAtom } from './left-behind.ts'
import { serverClock } from './server-clock.ts'
import { type Session, sessionAtom } from './session.state.ts'
import { tellTabs } from './session-channel.ts'
import { clearStore, currentStore } from './store.ts'

/** Why a session ended: the user signed out, or the token is no longer valid (498). */
export interface SessionEnd {
  readonly status: 498 | undefined
  /** The token expired because the user was inactive. */
  readonly expired: boolean
  /** How the user had signed in. */
  readonly method: Session['auth']['method']
  /** Another tab ended the session and has already told the server. */
  readonly elsewhere: boolean
}

const listeners = new Set<(end: SessionEnd) => void>()
let last: SessionEnd | undefined

/** Calls the listener when a session ends in this tab. Returns a function that stops listening. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const savers = new Set<() => void>()

/** Calls the listener when a session is about to end in this tab, before everything is cleared. */
export function beforeSessionEnd(listener: () => void): void {
  savers.add(listener)
}

function told(end: SessionEnd): void {
  last = end
  for (const listener of listeners) listener(end)
}

interface EndFacts {
  readonly expired?: boolean
  readonly elsewhere?: boolean
}

/** Clears the session and all cached data. Ends a session only once, even if several calls are refused. @spec §4 */
export function endSession(status: 498 | undefined, { expired, elsewhere = false }: EndFacts = {}): void {
  const store = currentStore()
  const session = store.get(sessionAtom)
  if (!session) return
  for (const save of savers) save()
  const behind = status || elsewhere ? leftBehind(store, status !== undefined) : null
  store.set(sessionAtom, null)
  clearStore()
  currentStore().set(leftBehindAtom, behind)
  if (behind) followSent(store, currentStore())
  const { exp, method } = session.auth
  const isExpired = expired ?? (status === 498 && exp * 1000 <= serverClock.now())
  if (!elsewhere) tellTabs({ kind: 'ended', ...(status && { status }), expired: isExpired })
  told({ status, expired: isExpired, method, elsewhere })
}

/**
 * Another tab has sent why it ended the session. If this tab has already noticed the end, without the reason, its
 * listeners are called again with the reason.
 */
export function endedElsewhere(status: 498 | undefined, expired: boolean): void {
  if (currentStore().get(sessionAtom)) endSession(status, { expired, elsewhere: true })
  else if (status && last?.elsewhere && !last.status) {
    currentStore().set(leftBehindAtom, behind => behind && { ...behind, isKept: true })
    told({ ...last, status, expired })
  }
}
