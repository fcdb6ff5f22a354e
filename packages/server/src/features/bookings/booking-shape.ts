import { type Booking, bookingStatusAt, type Caregiver } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import type { Secrets } from '../../secrets/secrets.ts'
import type { ListedRow } from './booking-list.store.ts'

export interface ShapeFacts {
  readonly now: Instant
  readonly pidHash: string | null
  readonly concernsLeader: boolean
  readonly mayChange: boolean
}

/** A booking as the API returns it, with its current status. */
export function bookingShape({ booking, employee }: ListedRow, facts: ShapeFacts): Booking {
  const { id, service, startsAt, endsAt, visitType, address, latestCancellation, cancelledAt } = booking
  return {
    id,
    service,
    startsAt,
    endsAt,
    visitType,
    address,
    employee: {
      pidHash: facts.pidHash,
      firstName: employee.firstName,
      lastName: employee.lastName,
    },
    caregiver: caregiverOf(booking),
    status: bookingStatusAt({ endsAt, isCancelled: cancelledAt !== null }, facts.now),
    latestCancellation,
    concernsLeader: facts.concernsLeader,
    mayChange: facts.mayChange,
  }
}

/** The name of the employee's own page; null for somebody who is in no personnel file yet. */
export function pageOf(
  { pid, isProspective }: Pick<ListedRow['employee'], 'pid' | 'isProspective'>,
  secrets: Pick<Secrets, 'pidHash'>,
): string | null {
  return isProspective ? null : secrets.pidHash(pid)
}

/** The caregiver of the visit. Null if not decided yet. */
export function caregiverOf({
  caregiverName,
  caregiverOccupation,
}: Pick<ListedRow['booking'], 'caregiverName' | 'caregiverOccupation'>): Caregiver | null {
  return caregiverName === null ? null : { name: caregiverName, occupation: caregiverOccupation ?? '' }
}
