import type { Conversation } from '@salvia/core/conversations'
import type { OrderDetails, OrdersPage } from '@salvia/core/orders'
import { addCalendarDays, addElapsed, instantOf } from '@salvia/core/primitives'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addFollowedOrder, answerOrder, type FollowedOrder } from '../../testing/followed-orders.store.ts'
import { employeesWithinReach, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { mailsAfter } from '../../testing/mail-box.ts'
import { sendFile } from '../../testing/personnel-file-calls.ts'
import { changeOrder } from '../../testing/queued-orders.store.ts'
import {
  auditOf,
  changeAccount,
  changeEmployee,
  employeesOf,
  giveRoles,
  removeRoles,
} from '../../testing/test.store.ts'
import { storedOrder } from '../../testing/test-orders.store.ts'
import { deleteOldMatters } from '../matters/delete-old-matters.ts'
import { ORDER_ACTS } from './order-acts.ts'
import { findOrder } from './orders.store.ts'
import { queueAnswerMail } from './queue-answer-mail.ts'

const COMPANY = '10401'
const [HR, MANAGER] = ['hr@demo.example', 'chef@demo.example']
const HANDLED = instantOf('2026-11-20T09:00:00Z')
const LOCK = instantOf('2026-12-04T09:00:00Z')

let salvia: TestApp
let employeeId: string
const tokens = new Map<string, string>()
beforeAll(async () => {
  salvia = await openTestApp()
  const employees = await employeesOf(salvia.services.db, COMPANY)
  employeeId = employees.find(({ email }) => email === 'medarbetare@demo.example')?.id ?? ''
})
afterAll(() => salvia.close())
beforeEach(() => goTo(TEST_NOW))

async function goTo(now: typeof TEST_NOW): Promise<void> {
  salvia.clock.set(now)
  for (const user of [HR, MANAGER]) tokens.set(user, await salvia.signIn(user))
}

const order = (more: Partial<FollowedOrder> = {}) =>
  addFollowedOrder(salvia.services.db, { maker: MANAGER, employeeId, state: 'received', ...more })

async function call<T>(user: string, method: 'GET' | 'POST', path: string, body?: object, key?: string) {
  const response = await salvia.call(method, `orders/${COMPANY}${path}`, {
    token: tokens.get(user) ?? '',
    ...(body && { body }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
  const told =
    response.statusCode === 204 ? ({} as T & { code?: string }) : response.json<T & { code?: string }>()
  return { status: response.statusCode, code: told.code, told }
}
const reply = (user: string, id: string, text: string, key?: string) =>
  call<Conversation>(user, 'POST', `/${id}/replies`, { text, files: [] }, key)
const details = async (user: string, id: string) => {
  const { told } = await call<OrderDetails>(user, 'GET', `/${id}`)
  return told.access === 'full' ? told : expect.fail(`the order is seen as ${told.access}`)
}
const unreadOf = async (user: string, id: string) => {
  const { told } = await call<OrdersPage>(user, 'GET', '?unread=true&pageSize=200')
  return told.items.find(row => row.id === id)?.unread ?? 0
}

describe('the lock of a handled order', () => {
  const handled = (more: Partial<FollowedOrder> = {}) =>
    order({ state: 'handled', handledAt: HANDLED, latestEventAt: HANDLED, locksAt: LOCK, ...more })

  test('is told beforehand, and leaves the last moment free', async () => {
    const { id } = await handled()
    expect((await details(MANAGER, id)).conversation.reply).toEqual({ kind: 'open', locksAt: LOCK })
    await goTo(LOCK)
    expect(await details(MANAGER, id)).toMatchObject({ status: 'handled', ending: null })
    const { status, told } = await reply(MANAGER, id, 'Tack')
    expect(status).toBe(200)
    expect(told.reply).toEqual({ kind: 'open', locksAt: addCalendarDays(LOCK, 14) })
  })

  test('refuses a millisecond later, and the order is closed', async () => {
    const { id } = await handled()
    await goTo(addElapsed(LOCK, { milliseconds: 1 }))
    expect(await details(MANAGER, id)).toMatchObject({
      ...{ status: 'closed', ending: 'locked', mayOrderAgain: true },
      conversation: { reply: { kind: 'locked', since: LOCK } },
    })
    expect(await reply(MANAGER, id, 'För sent')).toMatchObject({ status: 409, code: 'CONVERSATION_LOCKED' })
    const { told } = await call<OrdersPage>(MANAGER, 'GET', '?status=closed&pageSize=200')
    expect(told.items.map(row => row.id)).toContain(id)
  })

  test('falls at once when the provider closes', async () => {
    const { id } = await order({ state: 'closed', closedBy: 'provider' })
    expect(await reply(MANAGER, id, 'Hej')).toMatchObject({ status: 409, code: 'CONVERSATION_LOCKED' })
  })

  const deadlineOf = async (user: string, id: string) => {
    const response = await salvia.call('GET', `deadlines/${COMPANY}`, { token: tokens.get(user) ?? '' })
    const { items } = response.json<{ items: { objectId: string; facts: object }[] }>()
    return items.find(({ objectId }) => objectId === id)
  }

  test('is a deadline of whoever may reply', async () => {
    const { id, number } = await handled()
    for (const user of [HR, MANAGER])
      expect((await deadlineOf(user, id))?.facts).toMatchObject({
        number: `B-${number}`,
        about: expect.stringMatching(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u),
      })
  })

  test('is none of a manager who may only read, unless they made the order', async () => {
    const { db } = salvia.services
    const token = tokens.get(MANAGER) ?? ''
    const [report = ''] = await employeesWithinReach(salvia, token, { context: 'managed' })
    const own = await handled({ employeeId: report })
    const others = await handled({ employeeId: report, maker: HR })
    const roles = await removeRoles(db, MANAGER)
    try {
      expect((await details(MANAGER, others.id)).conversation.reply).toEqual({ kind: 'not-permitted' })
      expect(await deadlineOf(MANAGER, others.id)).toBeUndefined()
      expect(await deadlineOf(MANAGER, own.id)).toBeDefined()
    } finally {
      await giveRoles(db, roles)
    }
  })
})

describe('unread messages', () => {
  test('are those of the provider, for each who made it or answered, and never one’s own', async () => {
    const { db } = salvia.services
    const { id } = await order()
    await reply(MANAGER, id, 'Har ni hunnit titta?')
    expect(await unreadOf(MANAGER, id)).toBe(0)
    await answerOrder(db, id, 'Vi ringer i morgon.', TEST_NOW)
    expect(await unreadOf(MANAGER, id)).toBe(1)
    expect(await unreadOf(HR, id), 'who only sees it').toBe(0)
    expect((await details(HR, id)).conversation.messages.map(({ isNew }) => isNew)).toEqual([false, false])

    await reply(HR, id, 'Jag tar över.')
    await answerOrder(db, id, 'Bra.', TEST_NOW)
    expect([await unreadOf(MANAGER, id), await unreadOf(HR, id)]).toEqual([2, 1])
    const { conversation } = await details(MANAGER, id)
    expect(conversation.messages.map(({ isNew, isOwn }) => [isNew, isOwn])).toEqual([
      [false, true],
      [true, false],
      [false, false],
      [true, false],
    ])
    expect(await call(MANAGER, 'POST', `/${id}/readings`, { through: 2 })).toMatchObject({ status: 204 })
    expect([await unreadOf(MANAGER, id), await unreadOf(HR, id)]).toEqual([1, 1])
    await call(MANAGER, 'POST', `/${id}/readings`, { through: 99 })
    await call(MANAGER, 'POST', `/${id}/readings`, { through: 1 })
    expect([await unreadOf(MANAGER, id), await unreadOf(HR, id)]).toEqual([0, 1])
    await answerOrder(db, id, 'Klart.', TEST_NOW)
    expect(await unreadOf(MANAGER, id), 'a number beyond the last reads nothing that comes later').toBe(1)
  })
})

describe('a reply', () => {
  test('is refused when it says nothing', async () => {
    const { id } = await order()
    expect(await reply(MANAGER, id, ' \n ')).toMatchObject({ status: 400, code: 'MESSAGE_MISSING' })
  })

  test('is written once under one key, counted for the case worker and numbered for the provider’s systems', async () => {
    const { db } = salvia.services
    const { id } = await order()
    const first = await reply(MANAGER, id, 'En gång', 'reply-key-1')
    expect((await reply(MANAGER, id, 'En gång', 'reply-key-1')).told).toEqual(first.told)
    const { order: stored, changes } = await storedOrder(db, id)
    expect(stored).toMatchObject({ unanswered: 1, version: 2, latestEventAt: TEST_NOW })
    expect(changes).toHaveLength(1)
    expect((await details(MANAGER, id)).conversation.messages.map(({ text }) => text)).toEqual(['En gång'])
    expect((await auditOf(db, 'order-replied')).filter(({ object }) => object === id)).toHaveLength(1)
  })

  test('its answer is not given again to who may not reply any more', async () => {
    const { db } = salvia.services
    const { id } = await order({ maker: HR })
    await reply(MANAGER, id, 'Hej', 'reply-key-2')
    await changeEmployee(db, employeeId, { endedAt: TEST_NOW })
    const again = await reply(MANAGER, id, 'Hej', 'reply-key-2')
    await changeEmployee(db, employeeId, { endedAt: null })
    expect(again).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' })
  })

  test('brings its files, which the conversation then leads to', async () => {
    const { id } = await order()
    const token = tokens.get(MANAGER) ?? ''
    const attached = await sendFile(salvia, `orders/${COMPANY}/attachments`, {
      ...{ token, bytes: Buffer.from('Schema'), name: 'schema.txt' },
    })
    const file = attached.json<{ id: string }>().id
    const body = { text: '', files: [file] }
    const { told } = await call<Conversation>(MANAGER, 'POST', `/${id}/replies`, body)
    expect(told.messages[0]?.attachments).toMatchObject([
      { name: 'schema.txt', links: [{ href: `orders/${COMPANY}/${id}/attachments/${file}` }] },
    ])
    const open = (user: string) =>
      salvia.call('GET', `orders/${COMPANY}/${id}/attachments/${file}`, { token: tokens.get(user) ?? '' })
    expect((await open(HR)).body).toBe('Schema')
    expect(await call(MANAGER, 'POST', `/${id}/replies`, body)).toMatchObject({ code: 'ATTACHMENT_GONE' })
  })
})

describe('withdrawing', () => {
  test('the maker takes a sent order back, once', async () => {
    const { id } = await order({ state: 'sent' })
    expect(await details(MANAGER, id)).toMatchObject({ mayWithdraw: true, isOwn: true })
    const { told } = await call<OrderDetails>(MANAGER, 'POST', `/${id}/withdrawals`, undefined, 'withdraw-1')
    expect(told).toMatchObject({ status: 'closed', ending: 'withdrawn', mayWithdraw: false })
    const again = await call<OrderDetails>(MANAGER, 'POST', `/${id}/withdrawals`, undefined, 'withdraw-1')
    expect(again.told).toEqual(told)
    const { steps, changes } = await storedOrder(salvia.services.db, id)
    expect(steps.map(({ event }) => event).sort()).toEqual(['sent', 'withdrawn'])
    expect(changes).toHaveLength(1)
    expect((await call(MANAGER, 'POST', `/${id}/withdrawals`)).code).toBe('ORDER_NOT_WITHDRAWABLE')
  })

  test.each([
    ['somebody else’s', HR, 'sent'],
    ['one that is taken on', MANAGER, 'received'],
    ['a handled one', MANAGER, 'handled'],
  ] as const)('%s is refused', async (_which, user, state) => {
    const { id } = await order({ state, ...(state === 'handled' && { locksAt: LOCK }) })
    expect(await call(user, 'POST', `/${id}/withdrawals`)).toMatchObject({
      ...{ status: 409, code: 'ORDER_NOT_WITHDRAWABLE' },
    })
  })
})

describe('the mail about an answer', () => {
  const origin = 'https://portal.example'
  const answered = (id: string, at = TEST_NOW) =>
    mailsAfter(salvia, async () => {
      const { db, jobs } = salvia.services
      await db.transaction(async tx => {
        const row = (await findOrder(tx, id)) ?? expect.fail('no order')
        await queueAnswerMail(tx, jobs, { order: row, at, origin })
      })
    })
  const to = (mails: Awaited<ReturnType<typeof answered>>) =>
    mails.flatMap(mail => mail.to?.map(({ address }) => address) ?? []).sort()
  const after = (seconds: number) => addElapsed(TEST_NOW, { milliseconds: seconds * 1000 })
  const feedback = { name: 'Personal', email: 'HR@demo.example', phone: null }

  test('goes to the orderer and the feedback recipient, with the number alone, and once until each has looked', async () => {
    const { id, number } = await order({ contents: { feedback, message: 'Hemligt' } })
    await answerOrder(salvia.services.db, id, 'Också hemligt', TEST_NOW)
    const mails = await answered(id)
    expect(to(mails)).toEqual([MANAGER, HR])
    for (const mail of mails) {
      const text = `${mail.subject} ${mail.text} ${mail.html}`
      expect(text).toContain(`B-${number}`)
      expect(text).toContain(`${origin}/bestallningar/id/${id}`)
      expect(text).not.toMatch(/hemligt|medarbetare/i)
    }
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2)
    expect(to(await answered(id, after(1)))).toEqual([])
    await details(MANAGER, id)
    expect(to(await answered(id, after(2)))).toEqual([MANAGER])
    await call(HR, 'POST', `/${id}/readings`, { through: 99 })
    expect(to(await answered(id, after(3)))).toEqual([HR])
  })

  test('is in the language of its reader', async () => {
    const { db } = salvia.services
    const { id } = await order()
    await changeAccount(db, MANAGER, { locale: 'en' })
    const [mail] = await answered(id)
    await changeAccount(db, MANAGER, { locale: 'sv' })
    expect(mail?.subject).toMatch(/^Answer to order B-/)
  })

  test('goes to nobody who may not see the order at that moment, and does when they may again', async () => {
    const { db } = salvia.services
    const { id } = await order({ contents: { feedback: { ...feedback, email: 'okand@foretag.example' } } })
    await changeEmployee(db, employeeId, { endedAt: TEST_NOW })
    expect(to(await answered(id))).toEqual([])
    await changeEmployee(db, employeeId, { endedAt: null })
    expect(to(await answered(id, after(1)))).toEqual([MANAGER])
  })

  test('a recipient who follows from now on has the answers of before yet to read', async () => {
    const { id } = await order({ contents: { feedback } })
    await answerOrder(salvia.services.db, id, 'Klart', TEST_NOW)
    expect(await unreadOf(HR, id)).toBe(0)
    await answered(id)
    expect(await unreadOf(HR, id)).toBe(1)
  })
})

describe('the list', () => {
  test('begins 365 calendar days back, by the latest event', async () => {
    const since = addCalendarDays(TEST_NOW, -365)
    const last = await order({ createdAt: since })
    const older = await order({ createdAt: addElapsed(since, { milliseconds: -1 }) })
    const lively = await order({ createdAt: older.createdAt, latestEventAt: since })
    const { told } = await call<OrdersPage>(HR, 'GET', '?sort=date&pageSize=200')
    const ids = told.items.map(({ id }) => id)
    expect(ids).toContain(last.id)
    expect(ids).toContain(lively.id)
    expect(ids).not.toContain(older.id)
  })

  test('an identity number is searched for in private alone, and finds the orders for that person', async () => {
    const { db } = salvia.services
    const { id } = await order()
    const { pid } = (await employeesOf(db, COMPANY)).find(one => one.id === employeeId) ?? expect.fail()
    expect(await call(HR, 'GET', `?q=${pid}`)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
    const { told } = await call<OrdersPage>(HR, 'POST', '/searches', { q: pid, pageSize: 200 })
    expect(told.items.map(row => row.id)).toContain(id)
    expect(
      told.items.every(({ employee }) => employee?.firstName === told.items[0]?.employee?.firstName),
    ).toBe(true)
    expect(JSON.stringify(told)).not.toContain(pid)
  })
})

test('24 months after its latest event an order goes with everything in it, and the provider’s systems are told', async () => {
  const { db } = salvia.services
  const { id } = await order()
  const kept = await order()
  await answerOrder(db, id, 'Klart', TEST_NOW)
  await changeOrder(db, id, { latestEventAt: instantOf('2024-11-23T08:59:59.999Z') })
  await changeOrder(db, kept.id, { latestEventAt: instantOf('2024-11-23T09:00:00Z') })
  await goTo(instantOf('2026-11-23T09:00:00Z'))
  await deleteOldMatters(salvia.services, ORDER_ACTS)
  expect(await findOrder(db, id)).toBeUndefined()
  expect(await findOrder(db, kept.id)).toBeDefined()
  await expect(storedOrder(db, id)).rejects.toThrow()
  expect((await call(MANAGER, 'GET', `/${id}`)).code).toBe('ORDER_NOT_FOUND')
  expect((await auditOf(db, 'orders-deleted')).at(-1)?.details).toEqual({ orders: [id] })
})
