import { addDays, atStockholm, type IsoDate, isoDate, stockholmDate } from '@salvia/core/primitives'
import type { MonthlyGraph } from '@salvia/core/statistics'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { certificates, unissuedChecks } from '../../db/schema/certificates.ts'
import { checkupTotals, countedMonths, unitMonths } from '../../db/schema/statistics.ts'
import { unitMemberships } from '../../db/schema/unit-history.ts'
import { clearStatistics } from '../../testing/clear-statistics.store.ts'
import { providerToken, sendLines } from '../../testing/feed-calls.ts'
import { answer, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { employeesOf, unitsOf } from '../../testing/test.store.ts'
import { entriesOf, setEntries } from '../../testing/test-certificates.store.ts'
import { countDueMonths } from './count-visits.ts'
import { countYesterdaysVisits } from './count-yesterdays-visits.job.ts'

const COMPANY = '10401'
const MARCH = isoDate(2026, 3, 2)
const AUGUST = isoDate(2026, 8, 14)
const YESTERDAY = addDays(stockholmDate(TEST_NOW), -1)
/** A year of months that are all counted at TEST_NOW. */
const PERIOD = 'start_date=2025-12-01&end_date=2026-11-30'

let salvia: TestApp
let hr: string
let token: string
let version = 0
let all: Awaited<ReturnType<typeof unitsOf>>
let people: Awaited<ReturnType<typeof employeesOf>>
const rootId = () => all.find(({ parentId }) => parentId === null)?.id ?? expect.fail('no root')
beforeAll(async () => {
  salvia = await openTestApp()
  hr = await salvia.signIn('hr@demo.example')
  token = await providerToken(salvia, ['certificates'])
  const { db } = salvia.services
  all = await unitsOf(db, COMPANY)
  const history = await db.select().from(unitMemberships).where(isNull(unitMemberships.endedAt))
  const unitOf = new Map(
    history.flatMap(({ employeeId, unitId, startedAt }) =>
      startedAt < '2024-12-31' ? [[employeeId, unitId] as const] : [],
    ),
  )
  people = (await employeesOf(db, COMPANY)).filter(
    ({ id, endedAt, unitId }) => endedAt === null && unitOf.get(id) === unitId,
  )
})
afterAll(() => salvia.close())
beforeEach(async () => {
  const { db } = salvia.services
  await setEntries(db, [])
  await db.delete(unissuedChecks)
  await clearStatistics(db)
})

const person = (at: number) => people[at] ?? expect.fail('too few employees')
interface Given {
  readonly pid?: string
  readonly check?: string
  readonly issued?: IsoDate
  readonly start?: IsoDate
  readonly end?: IsoDate
}
const issued = (id: string, given: Given = {}) => ({
  ...{ id, version: ++version, op: 'put' },
  data: {
    ...{ clientNumber: COMPANY, pid: person(0).pid, check: 'silica' },
    ...{ issued: isoDate(2023, 8, 14), end: AUGUST, ...given },
  },
})
async function send(...lines: readonly object[]): Promise<void> {
  const response = await sendLines(salvia, 'feeds/certificates', {
    token,
    lines: lines.map(line => JSON.stringify(line)),
  })
  expect(response.json()).toMatchObject({ errors: [] })
  await salvia.services.jobs.send(countYesterdaysVisits, {})
  await salvia.runJobs()
}
const graphOf = async (unit = rootId(), recursive = true) =>
  answer<MonthlyGraph>(
    await salvia.call(
      'GET',
      `statistics/${COMPANY}/${unit}/checkups?${PERIOD}&recursive=${String(recursive)}`,
      {
        token: hr,
      },
    ),
  )
/** The months with numbers, done and expired. */
const told = async (unit?: string, recursive?: boolean) =>
  Object.fromEntries(
    (await graphOf(unit, recursive)).months.flatMap(({ month, counts }) =>
      counts?.some(count => count > 0) ? [[month, counts]] : [],
    ),
  )

describe('check-ups', () => {
  test('are done when a certificate was issued, and have expired on its last day', async () => {
    await send(issued('a', { issued: MARCH }), issued('b', { pid: person(1).pid }))
    expect(await told()).toEqual({ '2026-03-01': [1, 0], '2026-08-01': [0, 2] })
  })

  test('that ended yesterday have expired, those that end today not yet', async () => {
    await send(issued('a', { end: YESTERDAY }), issued('b', { check: 'lead', end: addDays(YESTERDAY, 1) }))
    expect(await told()).toEqual({ '2026-11-01': [0, 1] })
  })

  test('that were renewed by the day after have not expired, and have where the newer one is withdrawn', async () => {
    const renewal = { issued: MARCH, start: addDays(AUGUST, 1), end: isoDate(2029, 3, 2) }
    await send(issued('a'), issued('b', renewal))
    expect(await told()).toEqual({ '2026-03-01': [1, 0] })
    await send(issued('b', { ...renewal, start: addDays(AUGUST, 2) }))
    expect(await told()).toEqual({ '2026-03-01': [1, 0], '2026-08-01': [0, 1] })
    await send({ id: 'b', version: ++version, op: 'delete' })
    expect(await told()).toEqual({ '2026-08-01': [0, 1] })
  })

  test('move with a correction, to another month, check and employee', async () => {
    await send(issued('a', { issued: MARCH }))
    const april = { issued: isoDate(2026, 4, 2), end: isoDate(2026, 9, 2), check: 'lead' }
    await send(issued('a', april))
    expect(await told()).toEqual({ '2026-04-01': [1, 0], '2026-09-01': [0, 1] })
    const other = people.find(({ unitId }) => unitId !== person(0).unitId) ?? expect.fail('one unit')
    await send(issued('a', { ...april, pid: other.pid }))
    const rows = await salvia.services.db.select().from(checkupTotals).orderBy(checkupTotals.month)
    const [place] = await salvia.services.db
      .select()
      .from(unitMonths)
      .where(and(eq(unitMonths.unitId, other.unitId), eq(unitMonths.month, isoDate(2026, 4, 1))))
    expect(rows.filter(({ own }) => own > 0)).toMatchObject([
      { unitId: place?.countedIn, event: 'done', check: 'lead' },
      { event: 'expired', check: 'lead' },
    ])
  })

  test('without a certificate, and what users have added, are none of them', async () => {
    const { pid, id: employeeId } = person(0)
    const done = { clientNumber: COMPANY, pid, check: 'lead', outcome: 'not-issued', done: MARCH }
    await setEntries(salvia.services.db, [
      { employeeId, medicalCheck: 'silica', origin: 'monitoring', startsOn: MARCH, endsOn: AUGUST },
    ])
    await send({ id: 'a', version: ++version, op: 'put', data: done })
    expect(await entriesOf(salvia.services.db, employeeId)).toHaveLength(1)
    expect(await told()).toEqual({})
  })

  test('are told by check, those of fewer than five together, and as a table', async () => {
    await send(
      ...people.slice(0, 5).map(({ pid }, at) => issued(`s${at}`, { pid, issued: MARCH, end: YESTERDAY })),
      ...people.slice(5, 9).map(({ pid }, at) => {
        return issued(`l${at}`, { pid, issued: MARCH, end: isoDate(2029, 3, 2), check: 'lead' })
      }),
    )
    const checks = [
      { check: 'silica', done: 5, expired: 5 },
      { check: 'other', done: 4, expired: 0 },
    ]
    expect(await graphOf()).toMatchObject({ series: ['done', 'expired'], checks })
    const path = `statistics/${COMPANY}/${rootId()}/checkups-table?${PERIOD}&recursive=true&sort[done]=forward`
    expect((await salvia.call('GET', path, { token: hr })).json()).toMatchObject({
      columns: ['check', 'done', 'expired'],
      rows: checks.toReversed(),
    })
  })

  test('of units add up to those of the company, of a small one in the one above, which the graph names', async () => {
    await send(
      ...people.slice(0, 40).map(({ pid }, at) => issued(`s${at}`, { pid, issued: MARCH, end: AUGUST })),
    )
    const own = await Promise.all(all.map(({ id }) => graphOf(id, false)))
    const sum = (graphs: readonly MonthlyGraph[], at: number) =>
      graphs.flatMap(({ months }) => months).reduce((count, { counts }) => count + (counts?.[at] ?? 0), 0)
    for (const at of [0, 1]) {
      expect(sum(own, at)).toBe(40)
      expect(sum([await graphOf()], at)).toBe(40)
    }
    const small = own.find(({ months }) => months[3]?.standsIn) ?? expect.fail('no small unit')
    expect(small.months[3]).toMatchObject({ counts: null, gap: 'few-employed' })
    expect(small.checks).toEqual([])
  })
})

describe('an employee', () => {
  test('who has moved is counted where they worked on each day, and one who has left no more as expired', async () => {
    const { db } = salvia.services
    const moving = person(20)
    const [leaving] = people.filter(({ id }) => id !== moving.id)
    const moment = atStockholm(isoDate(2026, 6, 15), { hour: 9, minute: 0 })
    for (const employeeId of [moving.id, leaving?.id ?? ''])
      await db
        .update(unitMemberships)
        .set({ endedAt: moment })
        .where(and(eq(unitMemberships.employeeId, employeeId), isNull(unitMemberships.endedAt)))
    await db.insert(unitMemberships).values({
      ...{ employeeId: moving.id, unitId: rootId(), startedAt: moment, previousEndedAt: moment },
    })
    await send(
      issued('a', { pid: moving.pid, issued: MARCH }),
      issued('b', { pid: leaving?.pid ?? '', issued: MARCH }),
    )
    expect(await told()).toEqual({ '2026-03-01': [2, 0], '2026-08-01': [0, 1] })
    const rows = (await db.select().from(checkupTotals)).filter(({ own }) => own > 0)
    const ofMonth = (month: IsoDate) => rows.filter(row => row.month === month).map(({ unitId }) => unitId)
    expect(ofMonth(isoDate(2026, 8, 1))).toEqual([rootId()])
    const [place] = await db
      .select()
      .from(unitMonths)
      .where(and(eq(unitMonths.unitId, moving.unitId), eq(unitMonths.month, isoDate(2026, 3, 1))))
    expect(ofMonth(isoDate(2026, 3, 1))).toContain(place?.countedIn)
  })
})

test('nothing is counted again in a night in which no certificate has changed but yesterday’s month', async () => {
  await send(issued('a', { issued: MARCH }))
  const { db, jobs } = salvia.services
  const night = atStockholm(addDays(YESTERDAY, 2), { hour: 0, minute: 10 })
  salvia.clock.set(night)
  await jobs.send(countYesterdaysVisits, {})
  await salvia.runJobs()
  const again = await db.select().from(countedMonths).where(eq(countedMonths.countedAt, night))
  expect(new Set(again.map(({ month }) => month))).toEqual(new Set(['2026-11-01']))
  salvia.clock.set(TEST_NOW)
})

test('a count that is broken off leaves the months of changed certificates to be counted', async () => {
  await send(issued('a', { issued: MARCH }))
  await salvia.services.db.delete(certificates)
  const faultPoint = () => {
    throw new Error('killed')
  }
  const killed = { ...salvia.services, faultPoint }
  await expect(countYesterdaysVisits.run({}, killed)).rejects.toThrow('killed')
  expect(await told()).not.toEqual({})
  await countDueMonths(salvia.services)
  expect(await told()).toEqual({})
})
