import { contract } from '@salvia/core/api'
import { personName } from '../../access/person-name.ts'
import { act } from '../../acts/act.ts'
import { insertNote } from '../matters/internal-notes.store.ts'
import { keepTouched } from '../matters/matters.store.ts'
import { auditedOrder } from '../orders/order-act.ts'
import { lockedOrder, orderCaseOf } from './order-case.ts'

/** Writes a note for case workers. Nothing that a customer or a system of the provider can see changes. */
export const addNote = act(contract.orderCases.addNote, {
  see: null,
  lock: lockedOrder,
  async change(row, { tx, call: { caller, body }, at }) {
    const { id } = row.order
    const { accountId } = caller
    await insertNote(tx, { matterId: id, accountId, by: personName(caller), text: body.text, at })
    await keepTouched(tx, id, at)
    return row
  },
  audited: ({ order }) => auditedOrder('order-noted', order),
  answer: orderCaseOf,
  changed: null,
})
