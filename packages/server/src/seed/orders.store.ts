import { unansweredMessages } from '@salvia/core/conversations'
import { coworkerKeys } from '@salvia/core/coworkers'
import { locksAt, MATTER_EVENTS, type MatterStatus } from '@salvia/core/matters'
import { FIRST_ORDER_NUMBER, orderKeys } from '@salvia/core/orders'
import type { Instant } from '@salvia/core/primitives'
import type { DemoOrder, DemoOrders, DemoProspect } from '@salvia/fixtures/demo-world'
import { sql } from 'drizzle-orm'
import type { StoredFile } from '../adapters/files/file-store.ts'
import type { Db } from '../db/database.ts'
import { insertAll } from '../db/insert-all.store.ts'
import { bookings } from '../db/schema/bookings.ts'
import {
  attachments,
  internalNotes,
  matterReaders,
  matterSteps,
  matters,
  messages,
  replyTemplates,
} from '../db/schema/matters.ts'
import { orderContents, orderUnits } from '../db/schema/orders.ts'
import { employees } from '../db/schema/organisation.ts'
import { customerCounters, outgoingChanges, outgoingCounters } from '../db/schema/outgoing.ts'

/** What is stored of each attached file, by its id. The key is empty for bytes that are gone. */
export type SeededFiles = Map<string, StoredFile & { readonly key: string }>

/** Inserts orders with all that belongs to them into a database that has the demo's people and bookings. */
export async function insertOrders(tx: Db, demo: DemoOrders, files: SeededFiles): Promise<void> {
  const all = demo.orders
  await insertAll(tx, employees, demo.prospects.map(prospectRow))
  await insertAll(tx, matters, all.map(matterRow))
  await insertAll(
    tx,
    orderContents,
    all.map(({ id, contents }) => ({ id, contents })),
  )
  await tx.execute(sql`select setval('order_numbers', ${FIRST_ORDER_NUMBER + all.length - 1})`)
  const below = <T>(rowsOf: (order: DemoOrder) => readonly T[]) => all.flatMap(rowsOf)
  await insertAll(tx, orderUnits, below(unitRows))
  await insertAll(tx, matterSteps, below(stepRows))
  await insertAll(tx, messages, below(messageRows))
  await insertAll(tx, matterReaders, below(readerRows))
  await insertAll(tx, internalNotes, below(noteRows))
  await insertAll(
    tx,
    attachments,
    below(order => attachmentRows(order, files)),
  )
  await linkBookings(tx, all)
  await numberChanges(tx, all)
  const updatedAt = all[0]?.createdAt
  if (updatedAt)
    await insertAll(
      tx,
      replyTemplates,
      demo.replyTemplates.map(row => ({ ...row, updatedAt })),
    )
}

function prospectRow({ startedAt, ...prospect }: DemoProspect): typeof employees.$inferInsert {
  return {
    ...prospect,
    ...coworkerKeys({ ...prospect, title: null }),
    ...{ isProspective: true, startedAt, endedAt: startedAt },
  }
}

function numbersOf({ messages: written }: DemoOrder) {
  const lastOf = (party: 'customer' | 'provider') => written.findLast(row => row.party === party)?.number ?? 0
  return {
    lastNumber: written.length,
    ...{ lastOfCustomer: lastOf('customer'), lastOfProvider: lastOf('provider') },
  }
}

function matterRow(order: DemoOrder, index: number): typeof matters.$inferInsert {
  const { id, clientNumber, kind, maker, employeeId, serviceId, clinicId, contents } = order
  const number = FIRST_ORDER_NUMBER + index
  const clinic = contents.place && { ...contents.place.clinic, city: contents.place.city }
  return {
    kind: 'order',
    ...{ id, number, clientNumber, orderKind: kind, employeeId, serviceId, clinicId },
    ...numbersOf(order),
    ...{ makerAccountId: maker.accountId, makerName: maker.name },
    ...{ createdAt: order.createdAt, promisedOn: order.expectedAnswer },
    awaitsAnswer: unansweredMessages(order.messages).length > 0,
    version: order.steps.length + order.messages.length,
    ...progressOf(order),
    ...orderKeys({
      ...{ number, service: contents.service.name, clinic, maker: maker.name },
      units: order.units.map(({ path }) => path),
    }),
  }
}

/** A step of the kind's own leaves the state as it is. */
const STATE_AFTER: Readonly<Partial<Record<DemoOrder['steps'][number]['event'], MatterStatus>>> = {
  sent: 'sent',
  'taken-on': MATTER_EVENTS['take-on'].to,
  handled: MATTER_EVENTS.handle.to,
  closed: MATTER_EVENTS.close.to,
  withdrawn: MATTER_EVENTS.withdraw.to,
  'opened-again': 'handled',
}

/** Where an order stands after all its steps and messages. */
function progressOf({ steps, messages: written, createdAt }: DemoOrder) {
  const last = steps.at(-1)
  const state = steps.map(({ event }) => STATE_AFTER[event]).findLast(after => after !== undefined) ?? 'sent'
  const handler = steps.findLast(({ event }) => event === 'taken-on')?.by
  const handledAt = steps.findLast(({ event }) => STATE_AFTER[event] === 'handled')?.at ?? null
  const acts = steps.filter(({ event }) => event !== 'sent' && event !== 'withdrawn').map(({ at }) => at)
  const answers = written.filter(({ party }) => party === 'provider').map(({ at }) => at)
  const touchedAt = latest([...acts, ...answers])
  const lastMessageAt = latest(written.map(({ at }) => at))
  return {
    state,
    closedBy:
      state !== 'closed' ? null : last?.event === 'withdrawn' ? ('maker' as const) : ('provider' as const),
    ...{ handlerAccountId: handler?.accountId ?? null, handlerName: handler?.name ?? null },
    ...{ handledAt, touchedAt },
    locksAt: state === 'handled' ? locksAt({ handledAt, lastMessageAt }) : null,
    latestEventAt: latest([createdAt, last?.at ?? createdAt, lastMessageAt ?? createdAt]) ?? createdAt,
    unanswered: written.filter(({ party, at }) => party === 'customer' && at > (touchedAt ?? '')).length,
  }
}

function latest(instants: readonly Instant[]): Instant | null {
  return instants.toSorted().at(-1) ?? null
}

function unitRows({ id: orderId, units }: DemoOrder): (typeof orderUnits.$inferInsert)[] {
  return units.map(({ unitId, path, comment }) => ({ orderId, unitId, path: [...path], comment }))
}

function stepRows({ id: matterId, steps }: DemoOrder): (typeof matterSteps.$inferInsert)[] {
  return steps.map(({ event, at, by }) => ({
    ...{ matterId, event, at, by: by.name, accountId: by.accountId },
  }))
}

function messageRows({ id: matterId, messages: written }: DemoOrder): (typeof messages.$inferInsert)[] {
  return written.map(({ by, ...message }) => ({
    ...{ ...message, matterId, senderAccountId: by.accountId, senderName: by.name },
  }))
}

function readerRows({
  id: matterId,
  readers,
  messages: written,
}: DemoOrder): (typeof matterReaders.$inferInsert)[] {
  const answers = written.filter(({ party }) => party === 'provider')
  return readers.map(reader => {
    const unread = reader.isFollowing ? answers.filter(({ number }) => number > reader.readThrough) : []
    return { ...reader, matterId, unread: unread.length, mailedAt: unread[0]?.at ?? null }
  })
}

function noteRows({ id: matterId, notes }: DemoOrder): (typeof internalNotes.$inferInsert)[] {
  return notes.map(({ by, text, at }) => ({
    ...{ matterId, accountId: by.accountId, by: by.name, text, at },
  }))
}

function attachmentRows(
  { id: matterId, clientNumber, messages: written, attachments: attached }: DemoOrder,
  files: SeededFiles,
): (typeof attachments.$inferInsert)[] {
  const answers = written.filter(({ party }) => party === 'provider')
  const ofProvider = new Set<string | null>(answers.map(({ id }) => id))
  return attached.map(({ id, by, messageId, sentAt, name, type, state }) => {
    const file = files.get(id)
    if (!file) throw new Error(`The file ${name} was not stored.`)
    return {
      ...{ id, matterId, messageId, name, type, state, sentAt, attachedAt: sentAt },
      ...{ uploadedBy: by.accountId, bytes: file.bytes, sha256: file.sha256, fileKey: file.key },
      // Files of case workers belong to no customer.
      clientNumber: ofProvider.has(messageId) ? null : clientNumber,
      scannedAt: state === 'unscanned' ? null : sentAt,
    }
  })
}

async function linkBookings(tx: Db, all: readonly DemoOrder[]): Promise<void> {
  const links = all.flatMap(({ id, bookingIds }) => bookingIds.map(booking => ({ booking, order_id: id })))
  await tx.execute(sql`
    update ${bookings} set order_id = link.order_id
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as link (booking uuid, order_id uuid)
    where ${bookings.id} = link.booking`)
}

/** Each order has changed once for the provider's systems and its customer, in the order of the latest events. */
async function numberChanges(tx: Db, all: readonly DemoOrder[]): Promise<void> {
  const counted = new Map<string, number>()
  const changes = all
    .map(order => ({
      objectId: order.id,
      clientNumber: order.clientNumber,
      at: progressOf(order).latestEventAt,
    }))
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
    .map((change, index) => {
      const customerNumber = (counted.get(change.clientNumber) ?? 0) + 1
      counted.set(change.clientNumber, customerNumber)
      return { ...change, kind: 'orders' as const, number: index + 1, customerNumber }
    })
  if (changes.length === 0) return
  await tx.insert(outgoingCounters).values({ kind: 'orders', last: changes.length })
  const ofCustomers = [...counted].map(([clientNumber, last]) => ({
    clientNumber,
    kind: 'orders' as const,
    last,
  }))
  await tx.insert(customerCounters).values(ofCustomers)
  await insertAll(tx, outgoingChanges, changes)
}
