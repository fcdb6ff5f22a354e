import type { BookingPage } from '@salvia/core/bookings'
import { addElapsed } from '@salvia/core/primitives'
import { RULE_EXAMPLES } from '@salvia/fixtures/demo-world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { accountOf, auditOf, changeEmployee, employeesOf, setFeatures } from '../../testing/test.store.ts'
import { addBooking, bookingsOfEmployee, changeBooking } from '../../testing/test-bookings.store.ts'

const COMPANY = '10401'
const HR = 'hr@demo.example'
let salvia: TestApp
const tokens = new Map<string, string>()
beforeAll(async () => {
  salvia = await openTestApp()
  for (const name of ['hr', 'chef', 'bestallare', 'begransad']) {
    const email = `${name}@demo.example`
    tokens.set(email, await salvia.signIn(email))
  }
})
afterAll(() => salvia.close())

const get = (email: string, query = '', company = COMPANY) =>
  salvia.call('GET', `bookings/${company}${query}`, { token: tokens.get(email) ?? '' })
const list = async (email: string, query = '', company = COMPANY) =>
  (await get(email, query, company)).json<BookingPage>()
const search = (email: string, body: object) =>
  salvia.call('POST', `bookings/${COMPANY}/searches`, { token: tokens.get(email) ?? '', body })

async function employeeNamed(email: string) {
  const all = await employeesOf(salvia.services.db, COMPANY)
  return all.find(employee => employee.email === email) ?? expect.fail('nobody')
}

describe('who sees what', () => {
  test('HR sees the whole company, a manager a part, and is told so', async () => {
    const [hr, chef] = [await list(HR), await list('chef@demo.example')]
    expect(hr).toMatchObject({ isLimited: false, isEmpty: false, page: 1, pageSize: 50 })
    expect(chef).toMatchObject({ isLimited: true, isEmpty: false })
    expect(chef.total).toBeGreaterThan(5)
    expect(hr.total).toBeGreaterThan(chef.total * 5)
  })

  test.each(RULE_EXAMPLES)('$user does not see the bookings of $employee, shut by $rule', async example => {
    const employee = await employeeNamed(example.employee)
    const booked = await bookingsOfEmployee(salvia.services.db, employee.id)
    expect(booked).not.toEqual([])
    const shown = (email: string) => list(email, '?pageSize=200&from=2025-11-01')
    const ids = (await shown(example.user)).items.map(({ id }) => id)
    expect(ids.filter(id => booked.some(booking => booking.id === id))).toEqual([])
    const q = encodeURIComponent(`${employee.firstName} ${employee.lastName}`)
    expect((await list(example.user, `?q=${q}&from=2025-11-01`)).items).toEqual([])
    const seen = await list(HR, `?q=${q}&from=2025-11-01&pageSize=200`)
    expect(seen.items.map(({ id }) => id)).toEqual(expect.arrayContaining(booked.map(({ id }) => id)))
  })

  test('the bookings of who has left are not shown, and come back with the employee', async () => {
    const employee = await employeeNamed('medarbetare@demo.example')
    const { id } = await addBooking(salvia.services.db, { employeeId: employee.id, startsAt: TEST_NOW })
    const ids = async () => (await list(HR, '?status=upcoming&pageSize=200')).items.map(item => item.id)
    expect(await ids()).toContain(id)
    await changeEmployee(salvia.services.db, employee.id, { endedAt: TEST_NOW })
    expect(await ids()).not.toContain(id)
    await changeEmployee(salvia.services.db, employee.id, { endedAt: null })
    expect(await ids()).toContain(id)
  })

  test('a customer sees its own bookings, under its own client number alone', async () => {
    const own = await list('begransad@demo.example', '?pageSize=200', '20877')
    expect(own.total).toBeGreaterThan(3)
    expect((await get('begransad@demo.example')).statusCode).toBe(404)
    expect((await get(HR, '', '20877')).statusCode).toBe(404)
    const others = new Set((await list(HR, '?pageSize=200&from=2025-11-01')).items.map(({ id }) => id))
    expect(own.items.filter(({ id }) => others.has(id))).toEqual([])
  })

  test('the company without an agreement has none of it', async () => {
    await setFeatures(salvia.services.db, COMPANY, ['coworkers'])
    const response = await get(HR)
    await setFeatures(salvia.services.db, COMPANY, null)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'FEATURE_NOT_ALLOWED' })
  })

  test('who looked at which bookings is kept', async () => {
    const { items } = await list('chef@demo.example', '?status=upcoming')
    const seen = (await auditOf(salvia.services.db, 'bookings-viewed')).at(-1)
    const { id } = await accountOf(salvia.services.db, 'chef@demo.example')
    expect(seen).toMatchObject({ actor: id, clientNumber: COMPANY })
    expect(seen?.details).toMatchObject({ status: 'upcoming', bookings: items.map(item => item.id) })
  })

  test('a page of no rows has the counts, shows nobody, and is audited as such', async () => {
    const { counts, total } = await list(HR, '?status=upcoming')
    const counted = await list(HR, '?status=upcoming&pageSize=0')
    expect(counted).toMatchObject({ items: [], counts, total, pageSize: 0 })
    expect(total).toBeGreaterThan(0)
    const seen = (await auditOf(salvia.services.db, 'bookings-viewed')).at(-1)
    expect(seen?.details).toMatchObject({ bookings: [], total })
  })

  test('an answer holds no identity number', async () => {
    const { pid } = await employeeNamed('medarbetare@demo.example')
    expect((await search(HR, { q: pid })).body).not.toContain(pid)
  })
})

describe('filters and counts', () => {
  test('the counts tell how many stand under each filter, whichever is shown', async () => {
    const { counts } = await list(HR)
    for (const status of ['all', 'upcoming', 'past', 'cancelled'] as const) {
      const page = await list(HR, `?status=${status}&pageSize=200`)
      expect(page.total, status).toBe(counts[status])
      expect(page.counts, status).toEqual(counts)
      const shown = new Set(page.items.map(item => item.status))
      if (status !== 'all') expect([...shown]).toEqual([status === 'past' ? 'passed' : status])
    }
    expect(counts.upcoming + counts.past + counts.cancelled).toBe(counts.all)
  })

  test('at its end a booking is still to come, a millisecond later it has passed', async () => {
    const employee = await employeeNamed('medarbetare@demo.example')
    const endsAt = TEST_NOW
    const startsAt = addElapsed(TEST_NOW, { hours: -1 })
    const { id } = await addBooking(salvia.services.db, { employeeId: employee.id, startsAt, endsAt })
    const status = async () => (await list(HR, '?pageSize=200')).items.find(item => item.id === id)?.status
    expect(await status()).toBe('upcoming')
    await changeBooking(salvia.services.db, id, { endsAt: addElapsed(TEST_NOW, { milliseconds: -1 }) })
    expect(await status()).toBe('passed')
    await changeBooking(salvia.services.db, id, { cancelledAt: startsAt, cancellationSource: 'app' })
    expect(await status()).toBe('cancelled')
  })

  test('only what concerns managers and order managers', async () => {
    const all = (await list(HR, '?pageSize=200')).items
    const led = await list(HR, '?pageSize=200&leaders=true')
    expect(led.total).toBeGreaterThan(10)
    expect(led.items.every(({ concernsLeader }) => concernsLeader)).toBe(true)
    const known = new Set(led.items.map(({ id }) => id))
    expect(all.filter(({ id, concernsLeader }) => concernsLeader && !known.has(id))).toEqual([])
    const chef = await employeeNamed('chef@demo.example')
    expect(led.items.map(({ employee }) => employee.lastName)).toContain(chef.lastName)
  })

  test('without a period it begins 180 days back; a day of its own is both ends', async () => {
    expect((await list(HR)).period).toEqual({ from: '2026-05-27', to: null })
    expect((await list(HR, '?to=2026-05-01')).period).toEqual({ from: '2025-11-02', to: '2026-05-01' })
    const day = await list(HR, '?from=2026-11-24&to=2026-11-24')
    expect(day.total).toBeGreaterThan(0)
    expect(new Set(day.items.map(({ startsAt }) => startsAt.slice(0, 10)))).toEqual(new Set(['2026-11-24']))
    const whole = await list(HR, '?from=2020-01-01')
    expect(whole.total).toBeGreaterThan((await list(HR)).total)
    expect((await list(HR, '?from=2026-12-01&to=2026-11-01')).items).toEqual([])
  })

  test('nothing found is not the same as nothing there', async () => {
    const none = await list('chef@demo.example', '?q=finnsinte')
    expect(none).toMatchObject({ items: [], total: 0, isEmpty: false })
    const future = await list('chef@demo.example', '?from=2099-01-01')
    expect(future).toMatchObject({ total: 0, isEmpty: false })
  })
})

describe('sorting and paging', () => {
  const keys = {
    date: (item: BookingPage['items'][number]) => item.startsAt,
    employee: ({ employee }: BookingPage['items'][number]) => `${employee.lastName}\t${employee.firstName}`,
    service: (item: BookingPage['items'][number]) => item.service,
  }

  test.each(['date', 'employee', 'service'] as const)('by %s, å ä ö last, and the other way', async key => {
    const swedish = new Intl.Collator('sv')
    const of = async (sort: string) => (await list(HR, `?pageSize=200&sort=${sort}`)).items.map(keys[key])
    const [up, down] = [await of(key), await of(`-${key}`)]
    const sorted = key === 'date' ? up.toSorted() : up.toSorted(swedish.compare)
    expect(up).toEqual(sorted)
    expect(swedish.compare(down[0] ?? '', up[0] ?? '')).toBe(1)
    if (key === 'service') expect(down[0]).toBe('Återgångssamtal')
  })

  test('what comes next stands first among the upcoming, elsewhere the latest', async () => {
    const starts = async (status: string) =>
      (await list(HR, `?status=${status}`)).items.map(({ startsAt }) => startsAt)
    const upcoming = await starts('upcoming')
    expect(upcoming).toEqual(upcoming.toSorted())
    const past = await starts('past')
    expect(past).toEqual(past.toSorted().reverse())
  })

  test.each(['date', '-employee', 'service'])('the pages by %s are everything, once', async sort => {
    const { total } = await list(HR, '?pageSize=1')
    const ids: string[] = []
    for (let page = 1; ids.length < total; page += 1) {
      const { items } = await list(HR, `?pageSize=60&page=${page}&sort=${sort}`)
      expect(items).not.toHaveLength(0)
      ids.push(...items.map(({ id }) => id))
    }
    expect(new Set(ids).size).toBe(total)
    expect((await list(HR, '?page=100000')).items).toEqual([])
  })

  test.each([
    ...['?page=0', '?page=x', '?pageSize=201', '?pageSize=-1', '?sort=name', '?status=passed'],
    ...['?from=2026-02-29', '?to=2026-13-01', '?from=0000-01-01', '?to=9999-12-31', '?leaders=maybe'],
    `?q=${'x'.repeat(201)}`,
  ])('%s is refused', async query => {
    const response = await get(HR, query)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'INVALID_REQUEST' })
  })
})
