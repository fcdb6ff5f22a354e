import { randomUUID } from 'node:crypto'
import { contract } from '@salvia/core/api'
import { appError } from '@salvia/core/error-catalogue'
import type { OutgoingKind } from '@salvia/core/feed-catalogue'
import { isLockedAt } from '@salvia/core/matters'
import type { Instant } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Person } from '../access/caller.ts'
import { personName } from '../access/person-name.ts'
import { act } from '../acts/act.ts'
import type { Db } from '../db/database.ts'
import { matters } from '../db/schema/matters.ts'
import { noteForCaseWorkers } from '../features/matters/acts/add-note.ts'
import { caseWorkerEvent } from '../features/matters/acts/case-worker-event.ts'
import type { MatterActs } from '../features/matters/acts/matter-acts.ts'
import { caseWorkersReply, customersReply, providersReply } from '../features/matters/acts/replies.ts'
import { withdrawal } from '../features/matters/acts/withdrawal.ts'
import { follow } from '../features/matters/conversation.store.ts'
import type { MatterSource } from '../features/matters/matter-source.ts'
import {
  insertStep,
  lockMatter,
  type Matter,
  mattersWithIds,
  nextMatterNumber,
} from '../features/matters/matters.store.ts'
import type { Context } from '../http/handler.ts'
import type { Services } from '../services.ts'

/**
 * Complaints, as far as the frame of matters is tried with a second kind: all that a kind says of itself. What a customer
 * sends, sees and may see of them belongs to the feature.
 */
interface ComplaintRow {
  readonly matter: Matter
}

/** The matters about which somebody was told of an answer. */
export const told: string[] = []

export const COMPLAINT_ACTS: MatterActs<ComplaintRow> = {
  kind: 'complaint',
  matterOf: ({ matter }) => matter,
  withMatter: (row, matter) => ({ ...row, matter }),
  async lock(tx, id) {
    await lockMatter(tx, id)
    const [matter] = await mattersWithIds(tx, [id])
    return matter?.kind === 'complaint' ? { matter } : undefined
  },
  async tellAnswer(_tx, _services, { matter }) {
    told.push(matter.id)
  },
  outgoing: 'complaints' as OutgoingKind,
  addressFor: (party, { clientNumber, id }) =>
    party === 'customer' ? `complaints/${clientNumber}/${id}` : `complaint-cases/${id}`,
  refusals: {
    missing: () => appError('NOT_FOUND'),
    changed: () => appError('ORDER_CHANGED'),
    eventClosed: () => appError('ORDER_EVENT_REFUSED'),
  },
}

/** What the queue tells of complaints. */
export const complaintsMatters: MatterSource = {
  kind: 'complaint',
  tell: async (_db, ids) => new Map(ids.map(id => [id, { title: 'Sen tid', about: '', clinic: null }])),
}

const response = z.object({ version: z.int(), state: z.string() })
const answered = async ({ matter: { version, state } }: ComplaintRow) => ({ version, state })
const CALLS = {
  event: { ...contract.orderCases.act, response },
  note: { ...contract.orderCases.addNote, response },
  withdraw: { ...contract.orders.withdraw, response },
} as const

type MakersCall = Context<typeof CALLS.withdraw> | Context<typeof contract.orders.reply>
/** Only who made a complaint does something with it here. */
async function ownComplaint(db: Db, { caller, params }: MakersCall): Promise<ComplaintRow> {
  const [matter] = await mattersWithIds(db, [params.id])
  if (matter?.kind !== 'complaint' || matter.makerAccountId !== caller.accountId) throw appError('NOT_FOUND')
  return { matter }
}
async function lockedComplaint(tx: Db, call: MakersCall): Promise<ComplaintRow> {
  await lockMatter(tx, call.params.id)
  return ownComplaint(tx, call)
}

const ACTS = {
  event: act(CALLS.event, caseWorkerEvent(COMPLAINT_ACTS, answered)),
  note: act(CALLS.note, noteForCaseWorkers(COMPLAINT_ACTS, answered)),
  answer: act(contract.orderCases.reply, caseWorkersReply(COMPLAINT_ACTS)),
  reply: act(
    contract.orders.reply,
    customersReply(COMPLAINT_ACTS, {
      see: (db: Db, call: Context<typeof contract.orders.reply>) => ownComplaint(db, call),
      lock: (tx, call: Context<typeof contract.orders.reply>) => lockedComplaint(tx, call),
      replyState: ({ matter }, now) =>
        isLockedAt(matter.locksAt, now) ? { kind: 'locked', since: now } : providersReply(matter),
    }),
  ),
  withdraw: act(
    CALLS.withdraw,
    withdrawal(COMPLAINT_ACTS, {
      see: (db: Db, call: Context<typeof CALLS.withdraw>) => ownComplaint(db, call),
      lock: (tx, call: Context<typeof CALLS.withdraw>) => lockedComplaint(tx, call),
      refusal: ({ matter }) => (matter.state === 'sent' ? null : appError('ORDER_NOT_WITHDRAWABLE')),
      answer: answered,
    }),
  ),
}

interface Asked {
  readonly services: Services
  readonly caller: Person
  readonly id: string
}

/** Does something with a complaint, as a call would. */
export async function complaintAct(
  name: keyof typeof ACTS,
  { services, caller, id, ...asked }: Asked & { readonly event?: string; readonly body?: object },
): Promise<unknown> {
  const call = {
    ...{ services, caller, locale: 'sv', origin: 'https://portal.example', now: services.clock.now() },
    ...{
      params: { id, event: asked.event },
      body: { text: '', files: [], asksForAnswer: false, opensAgain: false, ...asked.body },
    },
    keepAnswer: async () => {},
  }
  return ACTS[name].act(call as never)
}

/** Sends a complaint of a customer, or of somebody who belongs to none, followed by its maker, and answers its id. */
export async function sendComplaint(
  db: Db,
  {
    maker,
    clientNumber,
    at,
  }: { readonly maker: Person; readonly clientNumber: string | null; readonly at: Instant },
): Promise<string> {
  // The feature brings its series of numbers.
  await db.execute(sql`create sequence if not exists complaint_numbers start 20001`)
  const id = randomUUID()
  const [makerName, makerAccountId] = [personName(maker), maker.accountId]
  await db.insert(matters).values({
    ...{ id, kind: 'complaint', number: await nextMatterNumber(db, 'complaint'), clientNumber },
    ...{ makerAccountId, makerName, createdAt: at, latestEventAt: at, searchText: 'sen tid' },
  })
  await insertStep(db, { matterId: id, event: 'sent', at, by: makerName, accountId: makerAccountId })
  await follow(db, id, [makerAccountId])
  return id
}
