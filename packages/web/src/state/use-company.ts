import type { Company } from '@salvia/core/companies'
import { useClientNumber } from './company-scope.tsx'
import { useAtomValue } from './jotai.ts'
import { wasClosedAtom } from './own-company.state.ts'
import { profileAtom } from './profile.state.ts'

/** The company that a screen belongs to; null before one is chosen. */
export function useCompany(): Company | null {
  const clientNumber = useClientNumber()
  return useAtomValue(profileAtom)?.companies.find(one => one.clientNumber === clientNumber) ?? null
}

/**
 * The company's name and number, for pages that say what is sent or was sent; null for users who have only one.
 * @example 'Kvarnhälle AB (10401)'
 */
export function useNamedCompany(): string | null {
  const company = useCompany()
  const hasOthers = (useAtomValue(profileAtom)?.companies.length ?? 0) > 1
  return company && hasOthers ? `${company.subOrgName} (${company.clientNumber})` : null
}

/** Whether the user chooses a company since the one that the tab was at has been closed. */
export const useWasClosed = (): boolean => useAtomValue(wasClosedAtom)
