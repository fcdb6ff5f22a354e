import { useAtomValue } from '../state/jotai.ts'
import { isFeatureOpenAtom, profileAtom } from '../state/profile.state.ts'
import { sessionAtom } from '../state/session.state.ts'
import { menuFor, type ShownGroup } from './navigation.ts'

/** The menu of the signed-in user. Empty for visitors and before a company is chosen. */
export function useMenu(): readonly ShownGroup[] {
  const profile = useAtomValue(profileAtom)
  const isOpen = useAtomValue(isFeatureOpenAtom)
  const company = useAtomValue(sessionAtom)?.company
  if (!profile || (!company && !profile.isCaseWorker)) return []
  return menuFor(profile.isCaseWorker, isOpen)
}
