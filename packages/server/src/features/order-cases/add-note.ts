import type { Contract } from '@salvia/core/api'
import type { OrderCase } from '@salvia/core/order-cases'
import { addAudit } from '../../access/audit.store.ts'
import { personName } from '../../access/person-name.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context } from '../../http/handler.ts'
import { keepTouched } from './order-case.store.ts'
import { lockedOrder, orderCase } from './order-case.ts'
import { insertNote } from './order-notes.store.ts'

/** Writes a note for case workers. Nothing that a customer or a system of the provider can see changes. */
export async function addNote(call: Context<Contract['orderCases']['addNote']>): Promise<OrderCase> {
  const { services, caller, body } = call
  const { accountId } = caller
  return transaction(services.db, async tx => {
    const row = await lockedOrder(tx, call)
    const { id, clientNumber } = row.order
    const at = services.clock.now()
    await insertNote(tx, { conversationId: id, accountId, by: personName(caller), text: body.text, at })
    await keepTouched(tx, id, at)
    await addAudit(tx, { at, actor: caller, action: 'order-noted', clientNumber, object: id })
    const answer = await orderCase({ ...services, db: tx }, row, { accountId, locale: call.locale, now: at })
    await call.keepAnswer(tx, answer)
    return answer
  })
}
