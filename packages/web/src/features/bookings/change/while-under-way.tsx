import { portalPath } from '@salvia/core/portal-paths'
import { type ReactNode, useState } from 'react'
import { Navigate } from 'react-router'
import { useUnderWay } from '../../../state/sendings.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { bookingWork } from '../missed-at-booking.ts'

interface WhileUnderWayProps {
  readonly id: string
  readonly title: string
  /** The form of a change. */
  readonly children: ReactNode
}

/**
 * A change of a booking for which another one is under way, such as one whose page the user has left and come back to.
 * It is told until the answer is there, and then the booking shows how it stands.
 */
export function WhileUnderWay({ id, title, children }: WhileUnderWayProps) {
  const underWay = useUnderWay(bookingWork(id))
  const [wasUnderWay] = useState(underWay !== null)
  if (!wasUnderWay) return children
  if (underWay === null) return <Navigate to={portalPath('booking', { id })} replace />
  return (
    <>
      <PageHeader title={title} />
      <p role="status">{underWay}</p>
    </>
  )
}
