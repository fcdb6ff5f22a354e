import type { BookingDetails } from '@salvia/core/bookings'
import { BOOKING_CONFIRMATION_MINUTES } from '@salvia/core/limits'
import { orderNumber } from '@salvia/core/orders'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { clinicPhoneOf, feedbackOf } from './booking-details.store.ts'
import { bookingShape, pageOf } from './booking-shape.ts'
import { latestMessage } from './exchange-messages.store.ts'
import { feedbackRecipients } from './feedback-recipients.ts'
import { leadersOf } from './leaders.store.ts'
import { type VisibleBooking, visibleBooking } from './visible-booking.ts'

/** Everything about a booking that the user may see, else undefined. The view is audited. */
export async function viewBooking(
  services: Services,
  user: Person,
  which: { readonly clientNumber: string; readonly id: string },
): Promise<BookingDetails | undefined> {
  const { db, clock } = services
  const visible = await visibleBooking(db, user, which)
  if (!visible) return undefined
  await addView(db, {
    at: clock.now(),
    actor: user,
    action: 'booking-viewed',
    clientNumber: which.clientNumber,
    object: which.id,
    details: { employee: visible.employee.id },
  })
  return bookingDetails(services, user, visible)
}

/** A booking as its own screen shows it. */
export async function bookingDetails(
  { db, secrets, clock }: Pick<Services, 'db' | 'secrets' | 'clock'>,
  user: Pick<Person, 'accountId'>,
  visible: VisibleBooking,
): Promise<BookingDetails> {
  const { booking, employee, unitPath, locale, rules, mayChange } = visible
  const leaders = await leadersOf(db, { ...rules, among: [employee.id] })
  const recipients = await feedbackRecipients(db, user, visible)
  const sent = await feedbackOf(db, booking.id)
  const now = clock.now()
  const shape = bookingShape(visible, {
    now,
    pidHash: pageOf(employee, secrets),
    concernsLeader: leaders.has(employee.id),
    mayChange,
  })
  const contact = employee.protectedIdentity ? null : employee
  return {
    ...shape,
    version: booking.version,
    employee: {
      ...shape.employee,
      occupation: employee.title,
      phone: contact?.mobilePhone ?? contact?.workPhone ?? null,
      email: contact?.email ?? null,
      protectedIdentity: employee.protectedIdentity,
      locale,
      unit: unitPath,
    },
    clinicPhone: await clinicPhoneOf(db, booking.clinicId),
    subject: booking.subject,
    policy: booking.policy,
    cancellation: cancellationOf(visible),
    unconfirmed: await unconfirmedChange(db, booking, now),
    order: visible.order && { id: visible.order.id, number: orderNumber(visible.order.number) },
    feedback: { recipients, sent },
  }
}

function cancellationOf({ booking }: VisibleBooking): BookingDetails['cancellation'] {
  const { cancelledAt, cancellationSource: source, isCharged } = booking
  if (cancelledAt === null || source === null) return null
  return { source, at: cancelledAt, isCharged }
}

/** The latest change in the portal, if the booking system has not confirmed it. Of no interest once the visit is over. */
export async function unconfirmedChange(
  db: Db,
  { id, endsAt }: Pick<VisibleBooking['booking'], 'id' | 'endsAt'>,
  now: Instant,
): Promise<BookingDetails['unconfirmed']> {
  const latest = now > endsAt ? undefined : await latestMessage(db, id)
  if (!latest) return null
  const { kind: change, createdAt, answeredAt, isRefused } = latest
  if (isRefused) return { state: 'refused', change, at: createdAt }
  const isLate = addElapsed(createdAt, { minutes: BOOKING_CONFIRMATION_MINUTES }) < now
  return answeredAt === null && isLate ? { state: 'waiting', change, at: createdAt } : null
}
