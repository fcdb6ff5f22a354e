import { begunWorkAtom, isUnderWay, sendingsAtom } from './begun-work.ts'
import { atom } from './jotai.ts'
import type { Store } from './store.ts'

/** What the end of the session has done to what the user was doing. The page of sign-in tells it. */
export interface LeftBehind {
  /** Something was begun that does not come back after the next sign-in. */
  readonly isLost: boolean
  /** Something was being sent, and the answer was not heard. */
  readonly isUnsure: boolean
}

export const leftBehindAtom = atom<LeftBehind>({ isLost: false, isUnsure: false })

/** Reads it from the store of the session, before that is cleared. */
export function leftBehind(store: Store): LeftBehind {
  const sendings = store.get(sendingsAtom)
  const isOnItsWay = (name: string): boolean => {
    const sending = sendings[name]
    return sending !== undefined && isUnderWay(sending)
  }
  const begun = Object.entries(store.get(begunWorkAtom))
  return {
    isLost: begun.some(([name, work]) => !work.isBackAfterSignIn && !isOnItsWay(name)),
    isUnsure: Object.values(sendings).some(isUnderWay),
  }
}
