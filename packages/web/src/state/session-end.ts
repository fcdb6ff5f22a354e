import { serverClock } from './server-clock.ts'
import { type Session, sessionAtom } from './session.state.ts'
import { tellTabs } from './session-channel.ts'
import { clearStore, currentStore } from './store.ts'

/** Why a session ended: by the user's hand, or because its token no longer holds. */
export interface SessionEnd {
  readonly status: 498 | undefined
  /** The token had reached its end: nobody was active. */
  readonly expired: boolean
  /** The way in that the session had. */
  readonly method: Session['auth']['method']
  /** Another tab ended it, and has told the server. */
  readonly elsewhere: boolean
}

const listeners = new Set<(end: SessionEnd) => void>()
let last: SessionEnd | undefined

/** Tells when a session ends in this tab; answers how to stop listening. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function told(end: SessionEnd): void {
  last = end
  for (const listener of listeners) listener(end)
}

interface EndFacts {
  readonly expired?: boolean
  readonly elsewhere?: boolean
}

/** Forgets the session and everything read with it. Several refused calls at once end it once. @spec §4 */
export function endSession(status: 498 | undefined, { expired, elsewhere = false }: EndFacts = {}): void {
  const store = currentStore()
  const session = store.get(sessionAtom)
  if (!session) return
  store.set(sessionAtom, null)
  clearStore()
  const { exp, method } = session.auth
  const isExpired = expired ?? (status === 498 && exp * 1000 <= serverClock.now())
  if (!elsewhere) tellTabs({ kind: 'ended', ...(status && { status }), expired: isExpired })
  told({ status, expired: isExpired, method, elsewhere })
}

/**
 * Another tab has told why it ended the session. That it is gone may have been seen already, without the reason:
 * then the reason is told after it.
 */
export function endedElsewhere(status: 498 | undefined, expired: boolean): void {
  if (currentStore().get(sessionAtom)) endSession(status, { expired, elsewhere: true })
  else if (status && last?.elsewhere && !last.status) told({ ...last, status, expired })
}
