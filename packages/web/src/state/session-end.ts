import { sessionAtom } from './session.state.ts'
import { clearStore, currentStore } from './store.ts'

/** Why a session ended: by the user's hand, or because its token no longer holds. */
export interface SessionEnd {
  readonly status: 498 | undefined
  /** The token had reached its end: nobody was active. */
  readonly expired: boolean
}

const listeners = new Set<(end: SessionEnd) => void>()

/** Tells when a session ends in this tab; answers how to stop listening. */
export function onSessionEnd(listener: (end: SessionEnd) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Forgets the session and everything read with it. Several refused calls at once end it once. @spec §4 */
export function endSession(status: 498 | undefined): void {
  const store = currentStore()
  const session = store.get(sessionAtom)
  if (!session) return
  store.set(sessionAtom, null)
  clearStore()
  const expired = status === 498 && session.auth.exp * 1000 <= Date.now()
  for (const listener of listeners) listener({ status, expired })
}
