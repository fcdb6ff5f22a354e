import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

const PARAMETER = 'bevaka'

/** The query of the list's address that opens the dialog for a new monitoring. */
export const MONITORING_QUERY = `?${PARAMETER}=1`

/** Opens the dialog for a new monitoring where the address asks for it, once: a reload or *back* does not ask again. */
export function useAskedMonitoring(mayMonitor: boolean, open: () => void): void {
  const [address, setAddress] = useSearchParams()
  const isAsked = address.has(PARAMETER)
  const isAnswered = useRef(false)
  useEffect(() => {
    // The address changes later than the dialog opens, and the dialog must open once.
    const isNew = isAsked && !isAnswered.current
    isAnswered.current = isAsked
    if (!isNew) return
    const rest = new URLSearchParams(address)
    rest.delete(PARAMETER)
    setAddress(rest, { replace: true })
    if (mayMonitor) open()
  })
}
