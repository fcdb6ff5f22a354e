import { bookingStatusAt, employeeMessage } from '@salvia/core/bookings'
import { FALLBACK_LOCALE, spanInWords } from '@salvia/core/i18n'
import { portalPath } from '@salvia/core/portal-paths'
import type { Instant } from '@salvia/core/primitives'
import { type MailRenderOptions, renderMail } from '../../mail/mail-template.ts'
import type { Services } from '../../services.ts'
import { type BookingToMail, bookingToMail, feedbackToMail } from './booking-mail.store.ts'
import { EMPLOYEE_MAIL_TEMPLATES, FEEDBACK_MAIL_TEMPLATE } from './booking-mail-templates.ts'
import { caregiverOf } from './booking-shape.ts'

/** A queued mail to an employee. */
interface EmployeeMail {
  readonly bookingId: string
  readonly kind: keyof typeof EMPLOYEE_MAIL_TEMPLATES
  /** The start that a reminder is about. A booking that moves gets a new reminder. */
  readonly startsAt: string
}

/** The address for mail about a booking. Null for a protected identity, whose address we do not store. */
export function addressOf({ email, protectedIdentity }: BookingToMail['employee']): string | null {
  return protectedIdentity ? null : email
}

/**
 * Mails an employee the booking as it is when the mail is sent. Mails nothing if the visit is over or has been cancelled
 * since the mail was queued, and no reminder if the visit has moved or begun.
 */
export async function mailEmployeeOf(services: Services, mail: EmployeeMail): Promise<void> {
  const { db, mailer, clock, settings } = services
  const found = await bookingToMail(db, mail.bookingId)
  const to = found && addressOf(found.employee)
  if (!found || !to) return
  const { booking, locale } = found
  const now = clock.now()
  if ((mail.kind === 'cancellation' ? 'cancellation' : 'details') !== mailKindOf(found, now)) return
  const isStale = booking.startsAt !== mail.startsAt || now >= booking.startsAt
  if (mail.kind === 'reminder' && isStale) return
  await mailer.send({
    to,
    ...templateOf(found, mail.kind, { brand: settings.brand, locale: locale ?? FALLBACK_LOCALE }),
  })
}

/** What there is to tell the employee about a visit. Undefined once its time is over, cancelled or not. */
export function mailKindOf(
  { booking }: Pick<BookingToMail, 'booking'>,
  now: Instant,
): 'details' | 'cancellation' | undefined {
  if (bookingStatusAt({ endsAt: booking.endsAt, isCancelled: false }, now) !== 'upcoming') return undefined
  return booking.cancelledAt === null ? 'details' : 'cancellation'
}

function templateOf(
  { booking, employee }: BookingToMail,
  kind: EmployeeMail['kind'],
  { brand, locale }: Pick<MailRenderOptions, 'brand' | 'locale'>,
) {
  const { service, visitType, address } = booking
  const { lines, ...texts } = employeeMessage(
    {
      service,
      startsAt: booking.startsAt,
      endsAt: booking.endsAt,
      visitType,
      address,
      phone: employee.mobilePhone ?? employee.workPhone,
      caregiver: caregiverOf(booking),
      isCancelled: booking.cancelledAt !== null,
    },
    locale,
  )
  const values = { ...texts, lines: lines.map(({ label, text }) => `${label}: ${text}`).join('\n') }
  return renderMail(EMPLOYEE_MAIL_TEMPLATES[kind], { brand, locale, values })
}

/** Mails the feedback on a booking to its recipient, who sees in the portal whom it is about. */
export async function mailFeedback(
  { db, mailer, settings }: Services,
  { feedbackId, origin }: { readonly feedbackId: string; readonly origin: string },
): Promise<void> {
  const found = await feedbackToMail(db, feedbackId)
  if (!found || found.state === 'closed') return
  const { email, locale, text, senderName: sender, startsAt, endsAt, bookingId } = found
  const when = spanInWords(startsAt, endsAt, locale)
  const href = origin + portalPath('booking', { id: bookingId })
  const { brand } = settings
  const template = renderMail(FEEDBACK_MAIL_TEMPLATE, { brand, locale, values: { sender, when, text }, href })
  await mailer.send({ to: email, ...template })
}
