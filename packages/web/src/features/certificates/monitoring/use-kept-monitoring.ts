import { contract } from '@salvia/core/api'
import { useEffect, useState } from 'react'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useEndpoint } from '../../../state/endpoint.ts'
import type { WantedMonitoring } from './draft.ts'
import { forgetMonitoring, type KeptMonitoring, keptMonitoring, wantedOf } from './kept-monitoring.ts'

/**
 * Opens the dialog again, once, with the monitoring that the same user had begun when the session ended or the page was
 * reloaded.
 */
export function useKeptMonitoring(mayMonitor: boolean, open: (wanted: WantedMonitoring) => void): void {
  const clientNumber = useClientNumber()
  const [kept, setKept] = useState<KeptMonitoring | null>(null)
  useEffect(() => {
    if (mayMonitor && clientNumber !== null) setKept(keptMonitoring(clientNumber) ?? null)
  }, [mayMonitor, clientNumber])
  const employee = kept?.employee ?? null
  const answer = useEndpoint(
    contract.certificates.person,
    clientNumber === null || employee === null ? null : { params: { clientNumber, id: employee } },
  )
  useEffect(() => {
    if (kept === null || clientNumber === null) return
    if (employee !== null && answer.state === 'loading') return
    // It is in memory now, and the employee need not be asked for again.
    forgetMonitoring(clientNumber)
    setKept(null)
    open(wantedOf(kept, answer.state === 'ready' ? answer.data : null))
  })
}
