import { portalPath } from '@salvia/core/portal-paths'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CompanyScope } from '../../state/company-scope.tsx'
import { useAtomValue } from '../../state/jotai.ts'
import { clientNumberAtom } from '../../state/own-company.state.ts'

/**
 * The page of the company that the tab acts for. When the tab goes to another company, the page ends and the start page
 * of the other one opens.
 */
export function CompanyPage({ children }: { readonly children: ReactNode }) {
  return useIsArriving() ? null : <CompanyScope>{children}</CompanyScope>
}

/** Whether the tab has gone to another company and is still at the address of the one before. */
function useIsArriving(): boolean {
  const navigate = useNavigate()
  const { key } = useLocation()
  const clientNumber = useAtomValue(clientNumberAtom)
  const [at, setAt] = useState({ clientNumber, key })
  // Signing in and out stays at the address.
  const hasSwitched = at.clientNumber !== null && clientNumber !== null && at.clientNumber !== clientNumber
  // Not until the navigation resolves: it does so too early when another one takes its place.
  const isArriving = hasSwitched && at.key === key
  if (!isArriving && (at.clientNumber !== clientNumber || at.key !== key)) setAt({ clientNumber, key })
  useEffect(() => {
    // In an effect: by then the page of the company before is gone, and neither blocks the way nor leads elsewhere.
    if (isArriving) void navigate(portalPath('start'))
  }, [isArriving, navigate])
  return isArriving
}
