import { isAgreed } from '../../access/company-access.ts'
import type { Db } from '../../db/database.ts'
import type { AnswerMails } from '../matters/answer-mail.ts'
import type { Recipient } from '../matters/recipients.store.ts'
import { personsView } from './order-view.ts'
import { findOrder, type OrderRow } from './orders.store.ts'
import { seenBy } from './seen-order.ts'

/** Mails about answers to orders. */
export const ORDER_ANSWER_MAILS: AnswerMails = {
  kind: 'order',
  help: 'orders',
  async maySee(db, { id }, recipient) {
    const row = await findOrder(db, id)
    return row !== undefined && (await maySee(db, row, recipient))
  },
}

/** Whether a user sees all of an order now. */
export async function maySee(db: Db, row: OrderRow, { id, pid, agreed }: Recipient): Promise<boolean> {
  if (!isAgreed('orders', { agreed })) return false
  const view = await personsView(db, { accountId: id, pid }, row.order.clientNumber)
  return (await seenBy(db, view, row))?.access.kind === 'full'
}
