import { portalPath } from '@salvia/core/portal-paths'
import { staysOutOfAddress } from '@salvia/core/primitives'
import { Navigate, useLocation } from 'react-router'
import type { NotFoundState } from '../parts/not-found-state.ts'

/**
 * Sends an unknown address to the page for it. The page shows the address, which the history keeps beside the new one;
 * not if it may hold an identity number.
 * @spec §2
 */
export function UnknownAddress() {
  const { pathname } = useLocation()
  const state: NotFoundState = staysOutOfAddress(pathname) ? {} : { address: pathname }
  return <Navigate to={portalPath('notFound')} replace state={state} />
}
