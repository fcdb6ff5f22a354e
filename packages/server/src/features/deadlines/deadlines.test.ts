import { type Deadline, type DeadlineList, deadlineText } from '@salvia/core/deadlines'
import { DEADLINES_PER_FEATURE } from '@salvia/core/limits'
import type { Draft } from '@salvia/core/personnel-file'
import { addElapsed, instantOf } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../clock.ts'
import {
  answer,
  caseWorker,
  csvOf,
  employeesWithinReach,
  fileCaller,
  openTestApp,
  rightRows,
  TEST_NOW,
  type TestApp,
} from '../../testing/index.ts'
import { accountOf, auditOf, changeEmployee, removeRoles, setFeatures } from '../../testing/test.store.ts'
import { addBooking, changeBooking, type TestBooking } from '../../testing/test-bookings.store.ts'

const COMPANY = '10401'
let salvia: TestApp
let hr: string
let chef: string
let employeeId: string
beforeAll(async () => {
  salvia = await openTestApp()
  hr = await salvia.signIn('hr@demo.example')
  chef = await salvia.signIn('chef@demo.example')
  employeeId = (await employeesWithinReach(salvia, chef))[0] ?? expect.fail('nobody within reach')
  await changeEmployee(salvia.services.db, employeeId, { firstName: 'Åsa', lastName: 'Öberg' })
})
afterAll(() => salvia.close())
afterEach(async () => {
  salvia.clock.set(TEST_NOW)
  await setFeatures(salvia.services.db, COMPANY, null)
})

const get = (token: string, query = '') => salvia.call('GET', `deadlines/${COMPANY}${query}`, { token })
const list = async (token = chef, query = '') => answer<DeadlineList>(await get(token, query))
const ofObject = async (id: string, token = chef, query = '') =>
  (await list(token, query)).items.filter(({ objectId }) => objectId === id)
const book = (given: Partial<TestBooking> = {}) =>
  addBooking(salvia.services.db, { employeeId, startsAt: instantOf('2026-12-01T12:30:00Z'), ...given })
const inTime = (ms: number) => addElapsed(TEST_NOW, { milliseconds: ms })

describe('bookings', () => {
  test('the latest free cancellation, in words of both languages', async () => {
    const { id } = await book()
    const [deadline] = await ofObject(id)
    expect(deadline).toMatchObject({
      feature: 'bookings',
      kind: 'latest-cancellation',
      at: '2026-11-30T12:30:00.000Z',
    })
    expect(deadlineText(deadline as Deadline, 'sv')).toMatchObject({
      heading: 'Sista kostnadsfria avbokning',
      detail: 'Ergonombesök för Åsa Öberg, 2026-12-01 13:30',
    })
    expect(deadlineText(deadline as Deadline, 'en').detail).toBe(
      'Ergonombesök for Åsa Öberg, 2026-12-01 13:30',
    )
  })

  test('whether the employee has a protected identity, so that no calendar names whom', async () => {
    const { db } = salvia.services
    const { id } = await book()
    expect(await ofObject(id)).toMatchObject([{ isProtected: false }])
    await changeEmployee(db, employeeId, { protectedIdentity: true })
    const told = await ofObject(id)
    await changeEmployee(db, employeeId, { protectedIdentity: false })
    expect(told).toMatchObject([{ isProtected: true }])
  })

  test('one that ends now is told of, one that ended a moment ago is not', async () => {
    const { id } = await book({ startsAt: inTime(DAY_MS) })
    expect(await ofObject(id)).toHaveLength(1)
    salvia.clock.set(inTime(1))
    expect(await ofObject(id)).toEqual([])
  })

  test('as far ahead as is asked for: thirty days on the Stockholm calendar, or so many', async () => {
    const until = inTime(30 * DAY_MS)
    const last = await book({ startsAt: addElapsed(until, { hours: 24 }) })
    const later = await book({ startsAt: addElapsed(until, { hours: 24, milliseconds: 1 }) })
    expect((await list()).until).toBe(until)
    expect(await ofObject(last.id)).toHaveLength(1)
    expect(await ofObject(later.id)).toEqual([])
    expect(await ofObject(later.id, chef, '?within=31')).toHaveLength(1)
    expect(await ofObject(last.id, chef, '?within=29')).toEqual([])
  })

  test('over the change to summer time the day ends at the same time of day', async () => {
    salvia.clock.set(instantOf('2027-03-27T12:00:00Z'))
    const token = await salvia.signIn('chef@demo.example')
    expect((await list(token, '?within=1')).until).toBe('2027-03-28T11:00:00.000Z')
  })

  test('none of a cancelled one, and one that is free until its start ends with that', async () => {
    const cancelled = await book({ cancelledAt: TEST_NOW, cancellationSource: 'app' })
    expect(await ofObject(cancelled.id)).toEqual([])
    const policy = { free: 'always', amount: 0, unit: 'hours', skipHolidays: false } as const
    const free = await book({ policy })
    expect(await ofObject(free.id)).toMatchObject([{ kind: 'last-change', at: '2026-12-01T12:30:00.000Z' }])
  })

  test('that they were told is kept, and which; nothing where none was', async () => {
    const { db } = salvia.services
    const { id } = await book()
    const before = (await auditOf(db, 'bookings-viewed')).length
    await list()
    await setFeatures(db, COMPANY, ['persim'])
    await list()
    const [kept, ...more] = (await auditOf(db, 'bookings-viewed')).slice(before)
    expect(more).toEqual([])
    expect(kept).toMatchObject({
      actor: (await accountOf(db, 'chef@demo.example')).id,
      clientNumber: COMPANY,
      details: { deadlines: true, bookings: expect.arrayContaining([id]) },
    })
  })

  test('only where the user may order: not of somebody out of reach', async () => {
    const { id } = await book()
    const orderer = await salvia.signIn('bestallare@demo.example')
    expect(await ofObject(id, orderer)).toEqual([])
    const [report = ''] = await employeesWithinReach(salvia, chef, { context: 'managed' })
    const other = await book({ employeeId: report })
    expect(await ofObject(other.id)).toHaveLength(1)
  })

  test('a feature with very many tells the nearest, says so, and hides no other', async () => {
    const startsAt = inTime(2 * DAY_MS)
    const many = Array.from({ length: DEADLINES_PER_FEATURE + 1 }, (_, at) =>
      addElapsed(startsAt, { milliseconds: at }),
    )
    for (const each of many) await book({ startsAt: each })
    const { items: all, hasMore } = await list(chef)
    const items = all.filter(({ feature }) => feature === 'bookings')
    expect([items.length, hasMore]).toEqual([DEADLINES_PER_FEATURE, true])
    expect(all.some(({ feature }) => feature === 'orders')).toBe(true)
    const moments = items.map(({ at }) => at)
    expect(moments).toEqual([...moments].sort())
    expect((await list(hr, '?within=1')).hasMore).toBe(false)
  })
})

describe('personnel files', () => {
  test('a question that waits, and the original that is deleted; a file that is not submitted is none', async () => {
    const caller = fileCaller(salvia, hr)
    const sent = await caller.send({ bytes: csvOf(await rightRows(3)), clientNumber: COMPANY })
    const bytes = csvOf(await rightRows(4))
    const draft = answer<Draft>(await caller.attach({ bytes, name: 'maj.csv', clientNumber: COMPANY }))
    const worker = caseWorker(salvia, await salvia.signIn('handlaggare@demo.example'))
    answer(await worker.act(sent.id, 'acknowledge'))
    answer(await worker.act(sent.id, 'ask', { text: 'Vilken enhet?' }))
    const [question] = await ofObject(sent.id, hr)
    expect(question).toMatchObject({ kind: 'feedback-answer', at: '2026-12-21T09:00:00.000Z' })
    expect(question && deadlineText(question, 'sv').detail).toContain(sent.number)
    expect(await ofObject(draft.id, hr)).toEqual([])
    answer(await worker.act(sent.id, 'reject', { text: 'Fel fil' }))
    expect(await ofObject(sent.id, hr)).toEqual([])
    expect(await ofObject(sent.id, hr, '?within=90')).toMatchObject([{ kind: 'original-deletion' }])
    expect((await list(chef)).items.filter(({ feature }) => feature === 'personnel-file')).toEqual([])
  })
})

describe('machine tokens', () => {
  test('HR sees when each ends; a token is told of itself and of the features that it has', async () => {
    const made = answer<{ id: string; token: string; expiresAt: string }>(
      await salvia.call('POST', `machine-tokens/${COMPANY}`, {
        token: hr,
        body: { name: 'natt', grants: ['personnel-file'] },
      }),
    )
    const end = { kind: 'machine-token-expiry', at: made.expiresAt, facts: { name: 'natt' } }
    expect(await ofObject(made.id, hr, '?within=365')).toMatchObject([end])
    expect(await ofObject(made.id, chef, '?within=365')).toEqual([])
    const told = await list(made.token, '?within=365')
    expect(told.unavailable).toEqual([])
    expect(told.items).toContainEqual(expect.objectContaining(end))
    expect(new Set(told.items.map(({ feature }) => feature))).toEqual(new Set(['personnel-file', 'profile']))
  })
})

test.each(['0', '366', 'x', '1.5', ''])('within %o is refused', async within => {
  const response = await get(hr, `?within=${within}`)
  expect([response.statusCode, response.json().code]).toEqual([400, 'INVALID_REQUEST'])
})

test('a feature that the agreement does not open is not asked', async () => {
  await setFeatures(salvia.services.db, COMPANY, ['persim'])
  const { items, unavailable } = await list(hr)
  expect(items.filter(({ feature }) => feature === 'bookings')).toEqual([])
  expect(unavailable).toEqual([])
})

test('a feature that fails is told as missing, and the others are answered', async () => {
  const { db } = salvia.services
  await db.execute(sql`alter table bookings rename to lost_bookings`)
  const { items, unavailable } = await list(hr, '?within=365')
  await db.execute(sql`alter table lost_bookings rename to bookings`)
  expect(unavailable).toEqual(['bookings'])
  expect(items.map(({ feature }) => feature)).toContain('profile')
  expect(salvia.log.some(line => line.includes('deadlines-missing') && line.includes('bookings'))).toBe(true)
  expect((await list(hr)).unavailable).toEqual([])
})

test('who loses the roles is told of nothing', async () => {
  const { id } = await book()
  const [report = ''] = await employeesWithinReach(salvia, chef, { context: 'managed' })
  const seen = await book({ employeeId: report })
  await removeRoles(salvia.services.db, 'chef@demo.example')
  expect(await ofObject(id)).toEqual([])
  expect(await ofObject(seen.id)).toEqual([])
  const shown = await salvia.call('GET', `bookings/${COMPANY}/${seen.id}`, { token: chef })
  expect(shown.json()).toMatchObject({ mayChange: false })
  await changeBooking(salvia.services.db, id, { cancelledAt: TEST_NOW, cancellationSource: 'j4' })
})
