import { dateInWords, momentInWords, translatedText } from '@salvia/core/i18n'
import { orderNumber } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { renderMail } from '../../mail/mail-template.ts'
import type { Services } from '../../services.ts'
import { noteReceipt, unmailedReceipt } from './making.store.ts'
import { ORDER_RECEIPT_TEMPLATES } from './order-receipt-templates.ts'

/**
 * Mails the receipt of an order to its maker: number, service, when it was sent, and when an answer is expected. It is
 * noted once the mail is handed over, so that only a crash in between sends it again.
 */
export async function mailReceipt(
  { db, mailer, clock, settings: { brand } }: Services,
  { orderId, origin }: { readonly orderId: string; readonly origin: string },
): Promise<void> {
  const found = await unmailedReceipt(db, orderId)
  if (found?.maker.state !== 'active') return
  const { order, maker } = found
  const { id, number, contents, createdAt, promisedOn } = order
  const { email: to, locale } = maker
  const template = ORDER_RECEIPT_TEMPLATES[promisedOn === null ? 'sent' : 'promised']
  const values = {
    number: orderNumber(number),
    service: translatedText(contents.service.name, locale),
    when: momentInWords(createdAt, locale),
    day: promisedOn === null ? '' : dateInWords(promisedOn, locale),
  }
  const href = origin + portalPath('order', { id })
  await mailer.send({ to, ...renderMail(template, { brand, locale, values, href }) })
  await noteReceipt(db, id, clock.now())
}
