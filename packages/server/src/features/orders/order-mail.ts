import { orderNumber } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import type { Instant } from '@salvia/core/primitives'
import { isAgreed } from '../../access/company-access.ts'
import type { Db } from '../../db/database.ts'
import { renderMail } from '../../mail/mail-template.ts'
import type { Services } from '../../services.ts'
import { awaitsMail, keepShown } from '../matters/conversation.store.ts'
import { ANSWER_MAIL_TEMPLATE } from './answer-mail-template.ts'
import { type Recipient, recipientOf } from './order-mail.store.ts'
import { personsView } from './order-view.ts'
import { findOrder, type OrderRow } from './orders.store.ts'
import { seenBy } from './seen-order.ts'

/** Mails a user that there is an answer, unless the user has looked meanwhile or may not see the order any more. */
export async function mailAnswer(
  { db, mailer, settings: { brand } }: Services,
  {
    orderId,
    accountId,
    at,
    origin,
  }: { readonly orderId: string; accountId: string; at: Instant; origin: string },
): Promise<void> {
  const row = await findOrder(db, orderId)
  if (!row || !(await awaitsMail(db, { matterId: orderId, accountId, at }))) return
  const recipient = await recipientOf(db, row.order.clientNumber, accountId)
  // Nothing was told, so the next answer is mailed if the user may see the order again.
  if (!recipient || !(await maySee(db, row, recipient))) return keepShown(db, orderId, accountId)
  const values = { number: orderNumber(row.order.number) }
  const href = origin + portalPath('order', { id: orderId })
  await mailer.send({
    to: recipient.email,
    ...renderMail(ANSWER_MAIL_TEMPLATE, { brand, locale: recipient.locale, values, href }),
    once: { id: `order-${orderId}-${accountId}-${at.replace(/\D/g, '')}`, at },
  })
}

/** Whether a user sees all of an order now. */
export async function maySee(db: Db, row: OrderRow, { id, pid, agreed }: Recipient): Promise<boolean> {
  if (!isAgreed('orders', { agreed })) return false
  const view = await personsView(db, { accountId: id, pid }, row.order.clientNumber)
  return (await seenBy(db, view, row))?.access.kind === 'full'
}
