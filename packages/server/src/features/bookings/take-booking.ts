import type { SystemBooking } from '@salvia/core/booking-system'
import { bookingKeys, latestCancellation } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { Db } from '../../db/database.ts'
import { updateBooking } from './booking-changes.store.ts'
import type { BookingRow } from './bookings.store.ts'
import { hasWaitingMessage } from './exchange-messages.store.ts'
import {
  deleteBooking,
  type ExchangedBooking,
  employeeIdOf,
  insertBooking,
  linkBooking,
  lockExchanged,
} from './exchanged-bookings.store.ts'

type Booking = BookingRow['booking']

/**
 * What became of a booking as the booking system has it. `older`: the portal has taken on a later change.
 * `waiting`: a change of the portal is still to be answered, and its answer brings the booking as it is then.
 * `withheld`: the employee made it, so the portal has nothing of it.
 */
export type Taken = 'taken' | 'older' | 'waiting' | 'employee-unknown' | 'withheld'

/** How a booking comes from the booking system: as the answer to a change of the portal, or by itself. */
type Coming = 'answer' | 'change'

/**
 * Takes on a booking as the booking system has it: makes, moves, changes or cancels it. The booking system has the last
 * word, since the visit takes place there; but while it has not answered a change of the portal, what comes by itself
 * is left, since it may be from before that change.
 */
export async function takeBooking(
  tx: Db,
  state: SystemBooking,
  { now, coming }: { readonly now: Instant; readonly coming: Coming },
): Promise<Taken> {
  const withheld = state.orderedBy === 'employee' && (await withholdBooking(tx, state, { now, coming }))
  if (withheld) return withheld
  const known = await lockExchanged(tx, state.id)
  if (known && isOlder(state, known, coming)) return 'older'
  if (known && (await hasWaitingMessage(tx, known.booking.id))) return 'waiting'
  const { clientNumber } = state
  const employeeId = await employeeIdOf(tx, {
    ...{ clientNumber, pid: state.employee.pid },
    present: known?.booking.employeeId,
  })
  if (employeeId === undefined) return 'employee-unknown'
  const row = rowOf(state, { clientNumber, employeeId }, known?.booking)
  const bookingId = known
    ? await change(tx, known.booking, { row, now })
    : await insertBooking(tx, { ...row, createdAt: now, updatedAt: now })
  await linkBooking(tx, { bookingId, systemId: state.id, number: state.number })
  if (!known) await audit(tx, { bookingId, row, version: 1, now })
  return 'taken'
}

/**
 * Keeps a booking that the employee has made from the employer: it is not stored, and what was stored before the booking
 * system said so is deleted. Undefined for one that the portal has made: that is the employer's, whatever is said later.
 */
export async function withholdBooking(
  tx: Db,
  state: Pick<SystemBooking, 'id' | 'number'>,
  { now, coming }: { readonly now: Instant; readonly coming: Coming },
): Promise<Taken | undefined> {
  const known = await lockExchanged(tx, state.id)
  if (!known) return 'withheld'
  const { id, orderId, clientNumber } = known.booking
  if (orderId !== null || id === state.id) return undefined
  if (isOlder(state, known, coming)) return 'older'
  if (await hasWaitingMessage(tx, id)) return 'waiting'
  await deleteBooking(tx, id)
  await addAudit(tx, {
    at: now,
    actor: null,
    action: 'booking-withheld',
    clientNumber,
    object: id,
    details: {},
  })
  return 'withheld'
}

/** A refusal tells the booking as it was before the refused change, so its number may be the one that is known. */
function isOlder(
  { number }: Pick<SystemBooking, 'number'>,
  known: ExchangedBooking,
  coming: Coming,
): boolean {
  return coming === 'answer' ? number < known.number : number <= known.number
}

type Row = ReturnType<typeof rowOf>

function rowOf(
  state: SystemBooking,
  whose: { readonly clientNumber: string; readonly employeeId: string },
  before: Booking | undefined,
) {
  const { service, subject, startsAt, endsAt, visitType, address, clinic, caregiver, cancellation } = state
  // The terms are those from when it was made or last moved.
  const isMoved = before?.startsAt !== startsAt
  const policy = isMoved ? state.policy : before.policy
  return {
    ...whose,
    serviceId: service.id,
    service: service.name,
    subject,
    startsAt,
    endsAt,
    visitType,
    address,
    clinicId: clinic,
    caregiverName: caregiver?.name ?? null,
    caregiverOccupation: caregiver?.occupation ?? null,
    policy,
    latestCancellation: isMoved ? latestCancellation(policy, startsAt) : before.latestCancellation,
    cancelledAt: cancellation?.at ?? null,
    cancellationSource: cancellation?.source ?? null,
    isCharged: cancellation?.isCharged ?? false,
    ...bookingKeys({ service: service.name, address }),
  }
}

/** What a reminder says. Where it changes, the employee is reminded again. */
const REMINDED = ['startsAt', 'endsAt', 'visitType', 'address', 'caregiverName'] as const

/** Changes a booking, unless it is as it should be already: then its version stays. */
async function change(
  tx: Db,
  before: Booking,
  { row, now }: { readonly row: Row; readonly now: Instant },
): Promise<string> {
  const { id } = before
  const keys = Object.keys(row) as (keyof Row)[]
  const isSame = keys.every(key => JSON.stringify(row[key]) === JSON.stringify(before[key]))
  if (isSame) return id
  const isRemindedAgain = REMINDED.some(key => row[key] !== before[key])
  const { version } = await updateBooking(tx, id, {
    ...row,
    updatedAt: now,
    ...(isRemindedAgain && { remindedOf: null }),
  })
  await audit(tx, { bookingId: id, row, version, now })
  return id
}

async function audit(
  tx: Db,
  {
    bookingId,
    row,
    version,
    now,
  }: { readonly bookingId: string; readonly row: Row; readonly version: number; readonly now: Instant },
): Promise<void> {
  const { clientNumber, employeeId, startsAt, cancelledAt } = row
  await addAudit(tx, {
    at: now,
    actor: null,
    action: 'booking-taken-over',
    clientNumber,
    object: bookingId,
    details: { employee: employeeId, startsAt, cancelled: cancelledAt !== null, version },
  })
}
