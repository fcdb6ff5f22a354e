import { type Booking, bookingStatusAt, type Caregiver } from '@salvia/core/bookings'
import { type Instant, instantFromMillis } from '@salvia/core/primitives'
import type { ListedRow } from './booking-list.store.ts'

export interface ShapeFacts {
  readonly now: Date
  readonly pidHash: string
  readonly concernsLeader: boolean
  readonly mayChange: boolean
}

/** A booking as the API answers it, as it stands now. */
export function bookingShape({ booking, employee }: ListedRow, facts: ShapeFacts): Booking {
  const { id, service, visitType, address, cancelledAt } = booking
  const endsAt = instantOf(booking.endsAt)
  return {
    id,
    service,
    startsAt: instantOf(booking.startsAt),
    endsAt,
    visitType,
    address,
    employee: {
      pidHash: facts.pidHash,
      firstName: employee.firstName,
      lastName: employee.lastName,
    },
    caregiver: caregiverOf(booking),
    status: bookingStatusAt({ endsAt, isCancelled: cancelledAt !== null }, instantOf(facts.now)),
    latestCancellation: instantOf(booking.latestCancellation),
    concernsLeader: facts.concernsLeader,
    mayChange: facts.mayChange,
  }
}

/** With whom the visit is; null where that is not settled. */
export function caregiverOf({ caregiverName, caregiverOccupation }: ListedRow['booking']): Caregiver | null {
  return caregiverName === null ? null : { name: caregiverName, occupation: caregiverOccupation ?? '' }
}

export function instantOf(date: Date): Instant {
  return instantFromMillis(date.getTime())
}
