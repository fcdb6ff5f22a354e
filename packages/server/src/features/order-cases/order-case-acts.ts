import { contract } from '@salvia/core/api'
import { act } from '../../acts/act.ts'
import { noteForCaseWorkers } from '../matters/acts/add-note.ts'
import { caseWorkerEvent } from '../matters/acts/case-worker-event.ts'
import { caseWorkersReply } from '../matters/acts/replies.ts'
import { ORDER_ACTS } from '../orders/order-acts.ts'
import { orderCaseOf } from './order-case.ts'

/** Takes an order on, handles it or closes it. */
export const actOnOrder = act(contract.orderCases.act, caseWorkerEvent(ORDER_ACTS, orderCaseOf))

/** Writes a message of the provider. */
export const replyAsCaseWorker = act(contract.orderCases.reply, caseWorkersReply(ORDER_ACTS))

/** Writes a note for case workers. */
export const addNote = act(contract.orderCases.addNote, noteForCaseWorkers(ORDER_ACTS, orderCaseOf))
