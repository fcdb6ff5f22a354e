import { readListQuery } from '@salvia/core/lists'
import type { MatterRow } from '@salvia/core/matters'
import { awaitsAnswerAt, mattersList } from '@salvia/core/matters'
import { addElapsed, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '../../access/caller.ts'
import { answerPage } from '../../lists/answer-page.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import {
  COMPLAINT_ACTS,
  complaintAct,
  complaintsMatters,
  sendComplaint,
  told,
} from '../../testing/second-kind.store.ts'
import { auditOf } from '../../testing/test.store.ts'
import { testPerson } from '../../testing/test-caller.ts'
import { ordersMatters } from '../order-cases/orders.matters.ts'
import { deleteOldMatters } from './delete-old-matters.ts'
import { notesOf } from './internal-notes.store.ts'
import { type Matter, mattersWithIds, stepsOf } from './matters.store.ts'
import { mattersSource } from './matters-list.ts'
import { changesAfter } from './outgoing-changes.store.ts'

const COMPANY = '10401'
const LOCK = instantOf('2026-12-07T09:00:00Z')

let salvia: TestApp
let maker: Person
let worker: Person
beforeAll(async () => {
  salvia = await openTestApp()
  maker = await testPerson(salvia.services.db, 'hr@demo.example')
  worker = {
    ...(await testPerson(salvia.services.db, 'handlaggare@demo.example')),
    functions: ['orders', 'complaints'],
  }
})
afterAll(() => salvia.close())
beforeEach(() => salvia.clock.set(TEST_NOW))

const send = () => sendComplaint(salvia.services.db, { maker, clientNumber: COMPANY, at: salvia.clock.now() })
const asMaker = (name: 'reply' | 'withdraw', id: string, body = {}) =>
  complaintAct(name, { services: salvia.services, caller: maker, id, body })
const asWorker = (name: 'event' | 'note' | 'answer', id: string, asked = {}) =>
  complaintAct(name, { services: salvia.services, caller: worker, id, ...asked })
const event = (id: string, name: string, version: number) =>
  asWorker('event', id, { event: name, body: { version } })
const matter = async (id: string): Promise<Matter> => {
  const [found] = await mattersWithIds(salvia.services.db, [id])
  return found ?? expect.fail('no matter')
}
const steps = async (id: string) => (await stepsOf(salvia.services.db, id)).map(step => step.event)
const changes = () =>
  changesAfter(salvia.services.db, COMPLAINT_ACTS.outgoing ?? 'orders', { after: 0, limit: 100 })

/** The queue as a case worker asks it. */
async function queue(
  words: Record<string, string>,
  functions = worker.functions,
): Promise<readonly MatterRow[]> {
  const { items } = await answerPage(mattersList, mattersSource([ordersMatters, complaintsMatters]), {
    ...{
      services: salvia.services,
      now: salvia.clock.now(),
      locale: 'sv',
      gone: new AbortController().signal,
    },
    ...{ caller: { ...worker, functions }, company: null, params: null },
    query: { ...readListQuery(mattersList, words), page: 1, pageSize: 200 },
  })
  return items
}

describe('a matter of a second kind', () => {
  test('has a number of its own series, and stands in the queue beside orders, by what it is', async () => {
    const id = await send()
    const rows = await queue({ status: 'open', sort: '-age' })
    expect(rows[0]).toMatchObject({
      id,
      kind: 'complaint',
      number: 'A-20001',
      title: 'Sen tid',
      status: 'sent',
    })
    expect(rows[0]?.about).toBe(rows[0]?.company)
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['complaint', 'order']))
  })

  test('is found by its number, and apart from the other kind by the question for it', async () => {
    const id = await send()
    const { number } = await matter(id)
    for (const q of [`A-${number}`, `a${number}`])
      expect((await queue({ status: 'open', q })).map(row => row.id)).toEqual([id])
    const only = async (kind: string) => (await queue({ status: 'open', kind })).map(row => row.kind)
    expect(new Set(await only('complaint'))).toEqual(new Set(['complaint']))
    expect(new Set(await only('order'))).toEqual(new Set(['order']))
  })

  test('is shown to nobody without its function, nor in the calls of orders', async () => {
    const id = await send()
    expect((await queue({ status: 'open' }, ['orders'])).every(({ kind }) => kind === 'order')).toBe(true)
    expect(await queue({ status: 'open' }, [])).toEqual([])
    const [hr, caseWorker] = [
      await salvia.signIn('hr@demo.example'),
      await salvia.signIn('handlaggare@demo.example'),
    ]
    for (const [path, token] of [
      [`orders/${COMPANY}?pageSize=200`, hr],
      ['order-cases?pageSize=200', caseWorker],
    ] as const)
      expect((await salvia.call('GET', path, { token })).body).not.toContain(id)
    for (const [path, token] of [
      [`orders/${COMPANY}/${id}`, hr],
      [`order-cases/${id}`, caseWorker],
    ] as const)
      expect((await salvia.call('GET', path, { token })).statusCode).toBe(404)
  })

  test('of nobody’s customer stands last where the queue is sorted by customer, and first in the reverse', async () => {
    const { db } = salvia.services
    const id = await sendComplaint(db, { maker, clientNumber: null, at: TEST_NOW })
    const places = async (status: string) => {
      const found = []
      for (const sort of ['customer', '-customer'])
        found.push((await queue({ status, sort })).map(row => row.id))
      const [forth = [], back = []] = found
      expect(forth).toEqual(back.toReversed())
      return [forth.indexOf(id) === forth.length - 1, forth.length > 1]
    }
    expect(await places('open')).toEqual([true, true])
    await event(id, 'close', 1)
    expect(await places('closed')).toEqual([true, true])
  })

  test('is taken on, handled and locked two weeks later, and who follows it is told', async () => {
    const id = await send()
    await event(id, 'take-on', 1)
    expect(await matter(id)).toMatchObject({
      state: 'received',
      handlerAccountId: worker.accountId,
      version: 2,
    })
    await expect(event(id, 'handle', 1)).rejects.toMatchObject({ code: 'ORDER_CHANGED' })
    await event(id, 'handle', 2)
    expect(await matter(id)).toMatchObject({ state: 'handled', locksAt: LOCK })
    expect(told.filter(one => one === id)).toHaveLength(1)
    expect(await steps(id)).toEqual(['sent', 'taken-on', 'handled'])
    await expect(event(id, 'take-on', 3)).rejects.toMatchObject({ code: 'ORDER_EVENT_REFUSED' })
    const audited = await auditOf(salvia.services.db, 'complaint-handled')
    expect(audited.at(-1)).toMatchObject({ object: id, clientNumber: COMPANY, details: { version: 2 } })
  })

  test('that is handled is received again by a reply, until the lock and not after', async () => {
    const [open, late] = [await send(), await send()]
    for (const id of [open, late]) await event(id, 'handle', 1)
    salvia.clock.set(LOCK)
    await asMaker('reply', open, { text: 'Det hände igen.' })
    expect(await matter(open)).toMatchObject({
      state: 'received',
      handledAt: null,
      locksAt: null,
      unanswered: 1,
    })
    salvia.clock.set(addElapsed(LOCK, { milliseconds: 1 }))
    await expect(asMaker('reply', late, { text: 'Det hände igen.' })).rejects.toMatchObject({
      code: 'CONVERSATION_LOCKED',
    })
    await asWorker('answer', late, { body: { text: 'Vi tittar en gång till.', opensAgain: true } })
    expect(await matter(late)).toMatchObject({ state: 'handled', unanswered: 0 })
    expect(await steps(late)).toEqual(['sent', 'handled', 'opened-again'])
  })

  test('awaits the answer that a case worker asks for, until the customer writes or it is closed', async () => {
    const [answered, closed] = [await send(), await send()]
    for (const id of [answered, closed]) {
      await asWorker('answer', id, { body: { text: 'När hände det?', asksForAnswer: true } })
      expect(awaitsAnswerAt(await matter(id), TEST_NOW)).toBe(true)
    }
    await event(closed, 'close', 2)
    expect(awaitsAnswerAt(await matter(closed), TEST_NOW)).toBe(false)
    await asMaker('reply', answered, { text: 'I måndags.' })
    expect(awaitsAnswerAt(await matter(answered), TEST_NOW)).toBe(false)
  })

  test('is withdrawn by its maker alone, while nobody has taken it on', async () => {
    const [mine, taken] = [await send(), await send()]
    await event(taken, 'take-on', 1)
    await expect(asMaker('withdraw', taken)).rejects.toMatchObject({ code: 'ORDER_NOT_WITHDRAWABLE' })
    const other = await testPerson(salvia.services.db, 'chef@demo.example')
    const byOther = complaintAct('withdraw', { services: salvia.services, caller: other, id: mine })
    await expect(byOther).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await asMaker('withdraw', mine)
    expect(await matter(mine)).toMatchObject({ state: 'closed', closedBy: 'maker' })
  })

  test('goes out under numbers of its own, with each change but a note', async () => {
    const id = await send()
    const before = (await changes()).at(-1)?.number ?? 0
    await event(id, 'take-on', 1)
    await asWorker('note', id, { body: { text: 'Ring först' } })
    expect((await notesOf(salvia.services.db, id)).map(({ text }) => text)).toEqual(['Ring först'])
    expect((await changes()).at(-1)).toEqual({ number: before + 1, id })
    await event(id, 'close', 2)
    expect((await changes()).at(-1)).toEqual({ number: before + 2, id })
  })

  test('is deleted with what hangs on it after its time, and orders stay', async () => {
    const id = await send()
    await asWorker('note', id, { body: { text: 'Ring först' } })
    salvia.clock.set(instantOf('2028-11-23T09:00:00Z'))
    await deleteOldMatters(salvia.services, COMPLAINT_ACTS)
    expect(await mattersWithIds(salvia.services.db, [id])).toHaveLength(1)
    salvia.clock.set(addElapsed(instantOf('2028-11-23T09:00:00Z'), { milliseconds: 1 }))
    const orders = (await queue({ status: 'open', kind: 'order' })).length
    const before = (await changes()).at(-1)?.number ?? 0
    await deleteOldMatters(salvia.services, COMPLAINT_ACTS)
    expect(await mattersWithIds(salvia.services.db, [id])).toEqual([])
    expect(await notesOf(salvia.services.db, id)).toEqual([])
    expect((await changes()).filter(change => change.id === id && change.number > before)).toHaveLength(1)
    expect((await queue({ status: 'open', kind: 'order' })).length).toBe(orders)
    expect(orders).toBeGreaterThan(0)
  })
})
