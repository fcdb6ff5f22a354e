import type { Conversation, ReplyState } from '@salvia/core/conversations'
import { appError } from '@salvia/core/error-catalogue'
import { isLockedAt, matterStatusAt } from '@salvia/core/matters'
import type { Instant } from '@salvia/core/primitives'
import type { Person } from '../../../access/caller.ts'
import { personName } from '../../../access/person-name.ts'
import type { Act, Moment } from '../../../acts/act.ts'
import type { Db } from '../../../db/database.ts'
import type { FaultPoint } from '../../../process/fault-points.ts'
import { sentAttachments } from '../../attachments/attachments.ts'
import { follow } from '../conversation.store.ts'
import { conversationFor, writeMessage } from '../conversation.ts'
import { type Matter, type MatterChange, messageChange } from '../matters.store.ts'
import { type CaseWorkerCall, handledBy, lockMatterOf } from './case-worker-event.ts'
import { auditedMatter, changedMatter, changeRow, type MatterActs, noteStep } from './matter-acts.ts'

interface Written {
  readonly body: { readonly text: string; readonly files: readonly string[] }
}
interface ProvidersWritten extends Written {
  readonly body: Written['body'] & { readonly asksForAnswer: boolean; readonly opensAgain: boolean }
}
interface CustomersCall extends Written {
  readonly caller: Person
}

/** A matter with the number of the message that was written in it. */
interface Replied<Row> {
  readonly row: Row
  readonly message: number
}

const FAULT_POINTS = {
  beforeCommit: 'reply: before commit',
  afterCommit: 'reply: after commit',
} as const satisfies Record<string, FaultPoint>

/**
 * Writes a message of the customer. The lock decides who writes first, and the clock, once it is held, whether it is too
 * late. Who writes follows the matter from then on. @spec §4
 * @param see throws unless the caller may write in the matter as long as it is open
 * @param lock the same, of the matter locked
 */
export function customersReply<Call extends CustomersCall, R extends Row, Row, M extends Matter>(
  acts: MatterActs<Row, M>,
  {
    see,
    lock,
    replyState,
  }: {
    readonly see: (db: Db, call: Call) => Promise<unknown>
    readonly lock: (tx: Db, call: Call) => Promise<R>
    readonly replyState: (row: R, now: Instant) => ReplyState
  },
): Act<Call, R, Replied<R>, Conversation> {
  const changed = changedMatter(acts)
  return {
    ...{ see, lock },
    async change(row, moment) {
      if (replyState(row, moment.at).kind === 'locked') throw appError('CONVERSATION_LOCKED')
      const replied = await write(acts, row, moment, { party: 'customer', asksForAnswer: false, change: {} })
      await follow(moment.tx, acts.matterOf(row).id, [moment.call.caller.accountId])
      return replied
    },
    audited: auditedReply(acts),
    answer: ({ row }, moment) =>
      conversationOf(acts, row, moment, { party: 'customer', reply: replyState(row, moment.at) }),
    changed: changed && (({ row }) => changed(row)),
    faultPoints: FAULT_POINTS,
  }
}

/**
 * Writes a message of the provider, which may ask for an answer. One in a matter that has ended opens it again, as handled,
 * if its writer knows that: a matter that its maker withdraws meanwhile stays so.
 * @spec §4
 */
export function caseWorkersReply<Call extends CaseWorkerCall & ProvidersWritten, Row, M extends Matter>(
  acts: MatterActs<Row, M>,
): Act<Call, Row, Replied<Row>, Conversation> {
  const changed = changedMatter(acts)
  return {
    see: null,
    lock: lockMatterOf(acts),
    async change(row, moment) {
      const { tx, services, call, at } = moment
      const before = acts.matterOf(row)
      const { asksForAnswer, opensAgain } = call.body
      const isEnded = matterStatusAt(before, at) === 'closed'
      if (isEnded && !opensAgain) throw appError('CONVERSATION_ENDED')
      const isNobodys = isEnded && before.handlerAccountId === null
      const replied = await write(acts, row, moment, {
        ...{ party: 'provider', asksForAnswer },
        // What is opened again has somebody who works on it.
        change: isNobodys ? handledBy(call.caller) : {},
      })
      if (isEnded) await noteStep(moment, before.id, 'opened-again')
      await acts.tellAnswer(tx, services, replied.row, { at, origin: call.origin })
      return replied
    },
    audited: auditedReply(acts),
    answer: ({ row }, moment) =>
      conversationOf(acts, row, moment, { party: 'provider', reply: providersReply(acts.matterOf(row)) }),
    changed: changed && (({ row }) => changed(row)),
    faultPoints: FAULT_POINTS,
  }
}

/** Whether those of the customer who may write in a matter can do so now. @spec §4 */
export function customersReplyState(
  { state, latestEventAt, locksAt }: Pick<Matter, 'state' | 'latestEventAt' | 'locksAt'>,
  now: Instant,
): ReplyState {
  if (state === 'closed') return { kind: 'locked', since: latestEventAt }
  if (locksAt !== null && isLockedAt(locksAt, now)) return { kind: 'locked', since: locksAt }
  return { kind: 'open', locksAt }
}

/** The provider may always write, which opens a locked matter again. */
export function providersReply({ locksAt }: Pick<Matter, 'locksAt'>): ReplyState {
  return { kind: 'open', locksAt }
}

/** Who writes, and what changes besides what a message does. */
interface Side {
  readonly party: 'customer' | 'provider'
  readonly asksForAnswer: boolean
  readonly change: MatterChange
}

async function write<Call extends CustomersCall, R extends Row, Row, M extends Matter>(
  acts: MatterActs<Row, M>,
  row: R,
  { tx, services, call: { caller, body }, at }: Moment<Call>,
  { change, ...side }: Side,
): Promise<Replied<R>> {
  const matter = acts.matterOf(row)
  const { number } = await writeMessage(tx, {
    ...{ ...side, matterId: matter.id, text: body.text, files: body.files, at },
    sender: { accountId: caller.accountId, name: personName(caller) },
  })
  services.faultPoint('reply: after message')
  const changed = { ...messageChange(matter, { ...side, at }), ...change }
  return { row: await changeRow(acts, tx, row, changed), message: number }
}

const auditedReply =
  <Row, M extends Matter>({ matterOf }: MatterActs<Row, M>) =>
  ({ row, message }: Replied<Row>, { call }: Moment<Written>) =>
    auditedMatter(matterOf(row), 'replied', { message, files: call.body.files.length })

async function conversationOf<Row, M extends Matter>(
  { matterOf, addressFor }: MatterActs<Row, M>,
  row: Row,
  { tx, call }: Moment<{ readonly caller: Person }>,
  { party, reply }: { readonly party: 'customer' | 'provider'; readonly reply: ReplyState },
): Promise<Conversation> {
  const matter = matterOf(row)
  return conversationFor(tx, matter.id, {
    reader: { accountId: call.caller.accountId, party },
    reply,
    attachments: await sentAttachments(tx, { matterId: matter.id, address: addressFor(party, matter) }),
  })
}
