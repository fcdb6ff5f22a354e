import type { Locale } from '@salvia/core/i18n'
import { atom } from 'jotai'
import { useEffect } from 'react'
import { useSetAtom } from './jotai.ts'

/** Something that the user has begun in this tab and not sent. */
export interface BegunWork {
  /** What is not sent, and for whom: "Beställningen för Kvarnhälle AB är inte skickad." */
  readonly text: string
  /** It stays in the tab's memory when the user goes to another company. Signing out loses it all the same. */
  readonly staysInTab: boolean
  /** It is kept when the session ends by itself, and is back once the same user has signed in. */
  readonly isBackAfterSignIn: boolean
  /** Changes with what is written, so that what is written while it is being sent is begun anew. */
  readonly version?: string
}

/** What has been begun, by name. Signing out clears it. */
export const begunWorkAtom = atom<Readonly<Record<string, BegunWork>>>({})

/** Something that the user has sent, and what became of it. */
export interface Sending {
  /** What is being sent, and for whom: "Beställningen för Kvarnhälle AB skickas just nu." */
  readonly text: string
  /** What is told when no answer tells whether it arrived; a general sentence without it. */
  readonly unsure?: (locale: Locale) => string
  /** Unsure is what no answer tells. */
  readonly state: 'underWay' | 'arrived' | 'failed' | 'unsure'
}

/** What has been sent since sign-in, by the name of the work. See `sendings.ts`. */
export const sendingsAtom = atom<Readonly<Record<string, Sending>>>({})

export const isUnderWay = ({ state }: Sending): boolean => state === 'underWay'

/** Whether something has been begun, or is on its way. */
export const hasBegunAtom = atom(
  get => Object.keys(get(begunWorkAtom)).length > 0 || Object.values(get(sendingsAtom)).some(isUnderWay),
)

/**
 * Tells that the screen holds work which is lost when the user leaves it, so that whoever wants to leave is asked.
 * @param text null while there is none
 */
export function useBegunWork(name: string, text: string | null, isBackAfterSignIn = false): void {
  const setWork = useSetAtom(begunWorkAtom)
  useEffect(() => {
    if (text === null) return
    setWork(known => ({ ...known, [name]: { text, staysInTab: false, isBackAfterSignIn } }))
    return () => setWork(({ [name]: _gone, ...others }) => others)
  }, [name, text, isBackAfterSignIn, setWork])
}

/**
 * The same for work that stays in memory when the screen is left. It is begun until the text is null.
 * @param version of what is written
 */
export function useBegunInTab(
  name: string,
  text: string | null,
  version: string,
  isBackAfterSignIn = true,
): void {
  const setWork = useSetAtom(begunWorkAtom)
  useEffect(() => {
    setWork(known => {
      const { [name]: before, ...others } = known
      if (text === null) return before ? others : known
      return { ...others, [name]: { text, staysInTab: true, isBackAfterSignIn, version } }
    })
  }, [name, text, version, isBackAfterSignIn, setWork])
}
