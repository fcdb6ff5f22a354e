import { bookingStatusAt, employeeMessage } from '@salvia/core/bookings'
import { FALLBACK_LOCALE, spanInWords } from '@salvia/core/i18n'
import { type LetterFacts, writeLetter } from '../../mail/letter.ts'
import type { Services } from '../../services.ts'
import { EMPLOYEE_LETTERS, FEEDBACK_LETTER } from './booking-letters.ts'
import { type BookingToMail, bookingToMail, feedbackToMail } from './booking-mail.store.ts'
import { bookingPath } from './booking-path.ts'
import { caregiverOf, instantOf } from './booking-shape.ts'

/** A mail that is owed to an employee. */
export interface EmployeeMail {
  readonly bookingId: string
  readonly kind: keyof typeof EMPLOYEE_LETTERS
  /** Which start a reminder is of; a booking that has moved since is reminded of anew. */
  readonly startsAt: string
}

/** The address that mail about a booking goes to; a protected identity has none with us. */
export function addressOf({ email, protectedIdentity }: BookingToMail['employee']): string | null {
  return protectedIdentity ? null : email
}

/**
 * Mails an employee what stands in the booking when the mail is sent. What was called off meanwhile is told to nobody,
 * and nobody is reminded of what has begun.
 */
export async function mailEmployeeOf(services: Services, mail: EmployeeMail): Promise<void> {
  const { db, mailer, clock, settings } = services
  const found = await bookingToMail(db, mail.bookingId)
  const to = found && addressOf(found.employee)
  if (!found || !to) return
  const { booking, locale } = found
  const now = clock.now()
  if (!isUpcoming(found, now)) return
  const isStale = booking.startsAt.toISOString() !== mail.startsAt || now >= booking.startsAt
  if (mail.kind === 'reminder' && isStale) return
  await mailer.send({
    to,
    ...letterOf(found, mail.kind, { brand: settings.brand, locale: locale ?? FALLBACK_LOCALE }),
  })
}

/** Whether the visit is still to come, or under way. */
export function isUpcoming({ booking }: Pick<BookingToMail, 'booking'>, now: Date): boolean {
  const isCancelled = booking.cancelledAt !== null
  return bookingStatusAt({ endsAt: instantOf(booking.endsAt), isCancelled }, instantOf(now)) === 'upcoming'
}

function letterOf(
  { booking, employee }: BookingToMail,
  kind: EmployeeMail['kind'],
  { brand, locale }: Pick<LetterFacts, 'brand' | 'locale'>,
) {
  const { service, visitType, address } = booking
  const { lines, ...texts } = employeeMessage(
    {
      service,
      startsAt: instantOf(booking.startsAt),
      endsAt: instantOf(booking.endsAt),
      visitType,
      address,
      phone: employee.mobilePhone ?? employee.workPhone,
      caregiver: caregiverOf(booking),
    },
    locale,
  )
  const values = { ...texts, lines: lines.map(({ label, text }) => `${label}: ${text}`).join('\n') }
  return writeLetter(EMPLOYEE_LETTERS[kind], { brand, locale, values })
}

/** Mails what was written about a booking to the one it was written to, who sees in the portal whom it is about. */
export async function mailFeedback(
  { db, mailer, settings }: Services,
  { feedbackId, origin }: { readonly feedbackId: string; readonly origin: string },
): Promise<void> {
  const found = await feedbackToMail(db, feedbackId)
  if (!found || found.state === 'closed') return
  const { email, locale, text, senderName: sender, startsAt, endsAt, bookingId } = found
  const when = spanInWords(instantOf(startsAt), instantOf(endsAt), locale)
  const href = origin + bookingPath(bookingId)
  const { brand } = settings
  const letter = writeLetter(FEEDBACK_LETTER, { brand, locale, values: { sender, when, text }, href })
  await mailer.send({ to: email, ...letter })
}
