import type { BookingDetails } from '@salvia/core/bookings'
import { addView } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import type { Services } from '../../services.ts'
import { feedbackOf } from './booking-details.store.ts'
import { bookingShape } from './booking-shape.ts'
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
  const shape = bookingShape(visible, {
    now: clock.now(),
    pidHash: secrets.pidHash(employee.pid),
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
    subject: booking.subject,
    policy: booking.policy,
    cancellation: cancellationOf(visible),
    feedback: { recipients, sent },
  }
}

function cancellationOf({ booking }: VisibleBooking): BookingDetails['cancellation'] {
  const { cancelledAt, cancellationSource: source, isCharged } = booking
  if (cancelledAt === null || source === null) return null
  return { source, at: cancelledAt, isCharged }
}
