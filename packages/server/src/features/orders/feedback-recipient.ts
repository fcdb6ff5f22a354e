import type { Db } from '../../db/database.ts'
import { type Recipient, recipientWithEmail } from '../matters/recipients.store.ts'
import { maySee } from './order-mail.ts'
import type { OrderRow } from './orders.store.ts'

/** The recipient of an order's feedback, if they have an account that can sign in and may see all of the order now. */
export async function feedbackRecipient(db: Db, row: OrderRow): Promise<Recipient | undefined> {
  const { clientNumber, contents } = row.order
  if (contents.feedback === null) return undefined
  const recipient = await recipientWithEmail(db, clientNumber, contents.feedback.email)
  return recipient && (await maySee(db, row, recipient)) ? recipient : undefined
}
