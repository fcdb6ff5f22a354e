import { begunWorkAtom, isUnderWay, sendingsAtom } from './begun-work.ts'
import { atom, useAtomValue } from './jotai.ts'
import type { Store } from './store.ts'

/** What was begun and under way when the session ended, and the store that hears what becomes of it. */
interface LeftBehind {
  readonly store: Store
  readonly begun: readonly { readonly name: string; readonly isBackAfterSignIn: boolean }[]
  /** The names of what was being sent. */
  readonly sent: readonly string[]
  /** What the browser keeps is back after the next sign-in. A user who signs out leaves nothing behind. */
  readonly isKept: boolean
}

/** Null for none, and after the user has signed out here, where it was asked about before. */
export const leftBehindAtom = atom<LeftBehind | null>(null)

/** Reads it from the store of the session, before that is cleared. */
export function leftBehind(store: Store, isKept: boolean): LeftBehind {
  const sendings = Object.entries(store.get(sendingsAtom))
  const begun = Object.entries(store.get(begunWorkAtom))
  return {
    store,
    begun: begun.map(([name, { isBackAfterSignIn }]) => ({ name, isBackAfterSignIn })),
    sent: sendings.filter(([, sending]) => isUnderWay(sending)).map(([name]) => name),
    isKept,
  }
}

const NOTHING_SENT: typeof sendingsAtom = atom({})

/** What the end of the session has done to what the user was doing. Changes when a call that was under way is answered. */
export function useLeftBehind(): {
  /** Something was begun that does not come back. */
  readonly isLost: boolean
  /** Something was being sent, and nobody knows whether it arrived. */
  readonly isUnsure: boolean
} {
  const behind = useAtomValue(leftBehindAtom)
  const sendings = useAtomValue(behind ? sendingsAtom : NOTHING_SENT, behind ? { store: behind.store } : {})
  if (!behind) return { isLost: false, isUnsure: false }
  const stateOf = (name: string) => (behind.sent.includes(name) ? sendings[name]?.state : undefined)
  const isUnknown = (name: string) => stateOf(name) === 'underWay' || stateOf(name) === 'unsure'
  return {
    isUnsure: behind.sent.some(isUnknown),
    isLost: behind.begun.some(
      ({ name, isBackAfterSignIn }) =>
        !(isBackAfterSignIn && behind.isKept) && !isUnknown(name) && stateOf(name) !== 'arrived',
    ),
  }
}
