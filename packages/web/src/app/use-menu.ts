import { useMemo } from 'react'
import { useAtomValue } from '../state/jotai.ts'
import { isFeatureOpenAtom, isHrAtom, profileAtom } from '../state/profile.state.ts'
import { sessionAtom } from '../state/session.state.ts'
import { menuFor, type ShownGroup, type Visitor } from './navigation.ts'

/** The signed-in user. Null for visitors, and before a company is chosen. */
export function useVisitor(): Visitor | null {
  const profile = useAtomValue(profileAtom)
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const isHr = useAtomValue(isHrAtom)
  const hasCompany = Boolean(useAtomValue(sessionAtom)?.company)
  return useMemo(() => {
    if (!profile || (!hasCompany && !profile.isCaseWorker)) return null
    const { isCaseWorker, functions } = profile
    return { isCaseWorker, functions, isHr, isOpen }
  }, [profile, hasCompany, isHr, isOpen])
}

/** The menu of the signed-in user. Empty for visitors and before a company is chosen. */
export function useMenu(): readonly ShownGroup[] {
  const visitor = useVisitor()
  return useMemo(() => (visitor ? menuFor(visitor) : []), [visitor])
}
