import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useAtomValue } from '../state/jotai.ts'
import { sessionAtom } from '../state/session.state.ts'

/** Runs the guards again when another tab signs in, signs out or changes company. */
export function useSessionWatch(): void {
  const session = useAtomValue(sessionAtom)
  const { revalidate } = useRevalidator()
  const current = session ? `in ${session.company?.clientNumber ?? ''}` : 'out'
  const before = useRef(current)
  useEffect(() => {
    if (before.current === current) return
    before.current = current
    void revalidate()
  }, [current, revalidate])
}
