import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { useIsShown } from '../../../ui/use-is-shown.ts'
import { type Receipt, receiptOf } from './receipt.ts'

/**
 * What the history keeps of a change that was made on this page, and a function that keeps it. It does nothing once the
 * user has left the page, or is on the way to the next: an answer that comes late takes nobody back.
 */
export function useReceipt(address: string) {
  const navigate = useNavigate()
  const isShown = useIsShown()
  const receipt = receiptOf(useLocation().state)
  const { location: next } = useNavigation()
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    isLeaving.current = next !== undefined && next.pathname !== address
  }, [next, address])
  const keep = (kept: Receipt): void => {
    if (isShown() && !isLeaving.current) void navigate(address, { replace: true, state: kept })
  }
  return { receipt, keep }
}
