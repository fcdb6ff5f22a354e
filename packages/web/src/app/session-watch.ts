import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useAtomValue } from '../state/jotai.ts'
import { clientNumberAtom } from '../state/own-company.state.ts'
import { sessionAtom } from '../state/session.state.ts'

/** Runs the guards again when this tab goes to another company, and when another tab signs in or out. */
export function useSessionWatch(): void {
  const isSignedIn = useAtomValue(sessionAtom) !== null
  const clientNumber = useAtomValue(clientNumberAtom)
  const { revalidate } = useRevalidator()
  const current = isSignedIn ? `in ${clientNumber ?? ''}` : 'out'
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    void revalidate()
  }, [current, revalidate])
}
