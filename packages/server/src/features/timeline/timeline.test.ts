import { TIMELINE_ENTRIES_PER_FEATURE } from '@salvia/core/limits'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { timelineText } from '@salvia/core/timeline'
import { RULE_EXAMPLES } from '@salvia/fixtures/demo-world'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type EmployeeCalls, employeeCalls } from '../../testing/employee-calls.ts'
import { openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { auditOf, changeEmployee, employeesOf, setFeatures } from '../../testing/test.store.ts'
import { addBooking, type TestBooking } from '../../testing/test-bookings.store.ts'

const COMPANY = '10401'
const [HR, MANAGER] = ['hr@demo.example', 'chef@demo.example']
const REPORT = 'medarbetare@demo.example'

let salvia: TestApp
let calls: EmployeeCalls
let employeeId: string
let name: string
beforeAll(async () => {
  salvia = await openTestApp()
  calls = employeeCalls(salvia)
  employeeId =
    (await employeesOf(salvia.services.db, COMPANY)).find(({ email }) => email === REPORT)?.id ?? ''
  name = await calls.nameOf(REPORT)
})
afterAll(() => salvia.close())
afterEach(() => setFeatures(salvia.services.db, COMPANY, null))

const inHours = (hours: number): Instant => addElapsed(TEST_NOW, { hours })
const book = async (hours: number, given: Partial<TestBooking> = {}) =>
  (await addBooking(salvia.services.db, { employeeId, startsAt: inHours(hours), ...given })).id
const timeline = async (user: string = MANAGER) => (await calls.timeline(user, name)).body

describe('the bookings of an employee', () => {
  test('to come, past and cancelled ones, in the order of the timeline', async () => {
    const cancelled = { cancelledAt: TEST_NOW, cancellationSource: 'portal' } as const
    const ids = {
      late: await book(2000),
      soon: await book(1000),
      past: await book(-1000),
      cancelled: await book(1500, cancelled),
    }
    const own = new Set(Object.values(ids))
    const { items, hasMore, unavailable } = await timeline()
    expect([hasMore, unavailable]).toEqual([false, []])
    expect(items.filter(({ objectId }) => own.has(objectId))).toMatchObject([
      { feature: 'bookings', objectId: ids.soon, state: 'ahead', at: inHours(1000) },
      { objectId: ids.late, state: 'ahead' },
      { objectId: ids.cancelled, state: 'off' },
      { objectId: ids.past, state: 'past' },
    ])
    const [soon] = items.filter(({ objectId }) => objectId === ids.soon)
    expect(soon && timelineText(soon, 'sv')).toEqual({
      ...{ heading: 'Ergonombesök', detail: 'På mottagningen, Provgatan 1, Provstad' },
    })
  })

  test('a visit is ahead until its very end', async () => {
    const startsAt = inHours(-1)
    const [ended, going] = [
      await book(-1, { startsAt, endsAt: inHours(-0.001) }),
      await book(-1, { endsAt: TEST_NOW }),
    ]
    const { items } = await timeline()
    const stateOf = (id: string) => items.find(({ objectId }) => objectId === id)?.state
    expect([stateOf(ended), stateOf(going)]).toEqual(['past', 'ahead'])
  })

  test('are audited with the bookings shown', async () => {
    const { items } = await timeline(HR)
    const line = (await auditOf(salvia.services.db, 'bookings-viewed')).at(-1)
    const shown = line?.details?.bookings as string[] | undefined
    expect(line).toMatchObject({ clientNumber: COMPANY, details: { timeline: true } })
    expect(shown?.toSorted()).toEqual(items.map(({ objectId }) => objectId).sort())
  })

  test('are left out where the user may not use bookings, without a word of them', async () => {
    await setFeatures(salvia.services.db, COMPANY, ['coworkers'])
    expect(await timeline()).toEqual({ items: [], hasMore: false, unavailable: [] })
  })

  test('of so many the latest are told, and that there are more', async () => {
    for (let hours = 0; hours < TIMELINE_ENTRIES_PER_FEATURE; hours += 1) await book(3000 + hours)
    const { items, hasMore } = await timeline()
    expect([items.length, hasMore]).toEqual([TIMELINE_ENTRIES_PER_FEATURE, true])
    expect(items[0]?.at).toBe(inHours(3000))
  })

  test('that cannot be read are named as missing, and the failure stands in the log', async () => {
    await salvia.services.db.execute(sql`alter table bookings rename to bookings_away`)
    const told = await timeline().finally(() =>
      salvia.services.db.execute(sql`alter table bookings_away rename to bookings`),
    )
    expect(told).toEqual({ items: [], hasMore: false, unavailable: ['bookings'] })
    expect(salvia.log.join('\n')).toContain('timeline-missing')
  })
})

describe('whose timeline', () => {
  test.each(RULE_EXAMPLES)('$user is shut out from that of $employee: $rule', async example => {
    const { status, code } = await calls.timeline(example.user, await calls.nameOf(example.employee))
    const codes = {
      'self-insight': 'EXCLUDED_BY_SELF_INSIGHT',
      ordering: 'EXCLUDED_BY_ORDERING',
      colleague: 'EXCLUDED_BY_COLLEAGUE',
    }
    expect([status, code]).toEqual([403, codes[example.rule]])
  })

  test('that of somebody out of reach, or gone, does not exist', async () => {
    expect((await calls.timeline(MANAGER, await calls.nameOf(HR))).code).toBe('COWORKER_NOT_FOUND')
    await changeEmployee(salvia.services.db, employeeId, { endedAt: TEST_NOW })
    const { code } = await calls.timeline(MANAGER, name)
    await changeEmployee(salvia.services.db, employeeId, { endedAt: null })
    expect(code).toBe('COWORKER_NOT_FOUND')
  })
})
