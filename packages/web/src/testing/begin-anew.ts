import { vi } from 'vitest'
import { sessionAtom } from '../state/session.state.ts'
import { clearStore, currentStore } from '../state/store.ts'

/** Begins a file of tests as if it were the first: the files share one page, its modules and its store. */
export function beginAnew(): void {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  // A new store takes the session over from the one before, and a screen of visitors would ask for the user's profile.
  currentStore().set(sessionAtom, null)
  clearStore()
}
