import type { Contract } from '@salvia/core/api'
import { bookingStatusAt, type ChangeWindow, changeWindow } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import type { BookedService, BookingChange } from '../../adapters/booking-system/booking-system.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../http/handler.ts'
import { lockBooking } from './booking-changes.store.ts'
import { seenBooking, type VisibleBooking } from './visible-booking.ts'

type Bookings = Contract['bookings']
/** Any call that moves or cancels a booking, or lists the times that it can move to. */
type ChangeCall =
  | Context<Bookings['weeks']>
  | Context<Bookings['slots']>
  | Context<Bookings['reschedule']>
  | Context<Bookings['cancel']>

/** A booking that the user may move and cancel. Throws BOOKING_NOT_FOUND and BOOKING_CHANGE_NOT_PERMITTED. */
export async function permittedBooking(db: Db, call: ChangeCall): Promise<VisibleBooking> {
  const found = await seenBooking(db, call)
  if (!found.mayChange) throw call.fail('BOOKING_CHANGE_NOT_PERMITTED')
  return found
}

/** The same, locked until the transaction ends, so that nobody else can change it. */
export async function lockedBooking(
  tx: Db,
  call: Context<Bookings['reschedule']> | Context<Bookings['cancel']>,
): Promise<VisibleBooking> {
  await lockBooking(tx, { clientNumber: call.company.clientNumber, id: call.params.id })
  return permittedBooking(tx, call)
}

type OpenWindow = Extract<ChangeWindow, { kind: 'free' | 'charged' }>

/**
 * What may be done with a locked booking now. Throws BOOKING_CLOSED, BOOKING_STARTED, and BOOKING_CHANGED if the user
 * has seen another version.
 */
export function openWindow(
  { booking }: VisibleBooking,
  call: Context<Bookings['reschedule']> | Context<Bookings['cancel']>,
  now: Instant,
): OpenWindow {
  const { startsAt, endsAt, latestCancellation } = booking
  const status = bookingStatusAt({ endsAt, isCancelled: booking.cancelledAt !== null }, now)
  const window = changeWindow({ startsAt, endsAt, latestCancellation, status }, now)
  if (window.kind === 'closed') throw call.fail('BOOKING_CLOSED')
  if (window.kind === 'started') throw call.fail('BOOKING_STARTED')
  if (booking.version !== call.body.version) throw call.fail('BOOKING_CHANGED')
  return window
}

/** The service of a booking, as the booking system is asked for it. */
export function serviceOf({
  serviceId,
  service,
}: Pick<VisibleBooking['booking'], 'serviceId' | 'service'>): BookedService {
  return { id: serviceId, name: service }
}

/** Who changes a booking, when, and to which version. */
export function changeOf(
  { caller }: Context<Bookings['reschedule']> | Context<Bookings['cancel']>,
  version: number,
  now: Instant,
): Omit<BookingChange, 'bookingId'> {
  return { version: version + 1, accountId: caller.accountId, at: now }
}
