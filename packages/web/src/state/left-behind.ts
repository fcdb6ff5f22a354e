import { begunWorkAtom, isUnderWay, type Sending, sendingsAtom } from './begun-work.ts'
import { atom, useAtomValue } from './jotai.ts'
import type { Store } from './store.ts'

/** What was begun and under way when the session ended. It names work, and holds nothing of what was written. */
interface LeftBehind {
  readonly begun: readonly { readonly name: string; readonly isBackAfterSignIn: boolean }[]
  /** What was being sent, by the name of the work, and what has become of it since. */
  readonly sent: Readonly<Record<string, Sending['state']>>
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
    begun: begun.map(([name, { isBackAfterSignIn }]) => ({ name, isBackAfterSignIn })),
    sent: Object.fromEntries(
      sendings.filter(([, sending]) => isUnderWay(sending)).map(([name, { state }]) => [name, state]),
    ),
    isKept,
  }
}

/** Hears in the store of the session what becomes of what was being sent, and lets that store go once all is answered. */
export function followSent(ended: Store, current: Store): void {
  const hear = (): void => {
    const now = ended.get(sendingsAtom)
    current.set(leftBehindAtom, behind => {
      if (!behind) return behind
      const sent = Object.entries(behind.sent).map(([name, state]) => [name, now[name]?.state ?? state])
      return { ...behind, sent: Object.fromEntries(sent) as LeftBehind['sent'] }
    })
    if (!Object.values(now).some(isUnderWay)) stop()
  }
  const stop = ended.sub(sendingsAtom, hear)
  hear()
}

/** What the end of the session has done to what the user was doing. Changes when a call that was under way is answered. */
export function useLeftBehind(): {
  /** Something was begun that does not come back. */
  readonly isLost: boolean
  /** Something was being sent, and nobody knows whether it arrived. */
  readonly isUnsure: boolean
} {
  const behind = useAtomValue(leftBehindAtom)
  if (!behind) return { isLost: false, isUnsure: false }
  const { sent, begun, isKept } = behind
  const isUnknown = (state: Sending['state'] | undefined) => state === 'underWay' || state === 'unsure'
  return {
    isUnsure: Object.values(sent).some(isUnknown),
    isLost: begun.some(
      ({ name, isBackAfterSignIn }) =>
        !(isBackAfterSignIn && isKept) && !isUnknown(sent[name]) && sent[name] !== 'arrived',
    ),
  }
}
