import { portalPath } from '@salvia/core/portal-paths'
import { renderMail } from '../../mail/mail-template.ts'
import { portalOrigin, type Services } from '../../services.ts'
import { refusalRecipient } from './booking-mail.store.ts'
import { REFUSED_CHANGE_MAIL_TEMPLATES } from './booking-mail-templates.ts'

/** A queued mail to who made a change that the booking system has refused. */
interface RefusalMail {
  readonly bookingId: string
  readonly accountId: string
  readonly kind: keyof typeof REFUSED_CHANGE_MAIL_TEMPLATES
}

/**
 * Sends the mail, which names neither service nor employee. Sends nothing to an account that is closed, nor to a case
 * worker who does not handle orders any more.
 */
export async function mailRefusal(
  services: Services,
  { bookingId, accountId, kind }: RefusalMail,
): Promise<void> {
  const { db, mailer, settings } = services
  const found = await refusalRecipient(db, { accountId, bookingId })
  if (!found || found.state === 'closed') return
  const { isCaseWorker, handlesOrders, orderId } = found
  if (isCaseWorker && !handlesOrders) return
  // A case worker has no page of a booking.
  const path =
    isCaseWorker && orderId !== null
      ? portalPath('backOfficeOrder', { id: orderId })
      : portalPath('booking', { id: bookingId })
  const href = `${portalOrigin(services)}${path}`
  const template = renderMail(REFUSED_CHANGE_MAIL_TEMPLATES[kind], {
    ...{ brand: settings.brand, locale: found.locale, href },
  })
  await mailer.send({ to: found.email, ...template })
}
