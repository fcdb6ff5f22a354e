import { contract } from '@salvia/core/api'
import { personName } from '../../access/person-name.ts'
import { act } from '../../acts/act.ts'
import { auditedOrder } from '../orders/order-act.ts'
import { keepTouched } from './order-case.store.ts'
import { lockedOrder, orderCaseOf } from './order-case.ts'
import { insertNote } from './order-notes.store.ts'

/** Writes a note for case workers. Nothing that a customer or a system of the provider can see changes. */
export const addNote = act(contract.orderCases.addNote, {
  see: null,
  lock: lockedOrder,
  async change(row, { tx, call: { caller, body }, at }) {
    const { id } = row.order
    const { accountId } = caller
    await insertNote(tx, { conversationId: id, accountId, by: personName(caller), text: body.text, at })
    await keepTouched(tx, id, at)
    return row
  },
  audited: ({ order }) => auditedOrder('order-noted', order),
  answer: orderCaseOf,
  changed: null,
})
