import { randomUUID } from 'node:crypto'
import { atStockholm, type IsoDate, isoDate } from '@salvia/core/primitives'
import type { AskableUnit, MonthlyGraph, YearlyGraph } from '@salvia/core/statistics'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { employees } from '../../db/schema/organisation.ts'
import { unitRoles } from '../../db/schema/roles.ts'
import type { visits } from '../../db/schema/statistics.ts'
import { clearStatistics } from '../../testing/clear-statistics.store.ts'
import { answer, NO_ID, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { accountOf, employeesOf, unitsOf } from '../../testing/test.store.ts'
import { countAllVisits } from './count-all-visits.ts'
import { countDueMonths } from './count-visits.ts'
import { makeHealthFigures } from './make-health-figures.ts'
import { putVisits } from './visits.store.ts'

const COMPANY = '10401'
const HR = 'hr@demo.example'
const REVIEWER = 'bestallare@demo.example'
const MARCH = isoDate(2026, 3, 1)

let salvia: TestApp
let hr: string
let all: Awaited<ReturnType<typeof unitsOf>>
let people: Awaited<ReturnType<typeof employeesOf>>
const rootId = () => all.find(({ parentId }) => parentId === null)?.id ?? expect.fail('no root')
/** The units with their own employees, the largest first. */
let bySize: { id: string; size: number }[]
beforeAll(async () => {
  salvia = await openTestApp()
  hr = await salvia.signIn(HR)
  all = await unitsOf(salvia.services.db, COMPANY)
  people = (await employeesOf(salvia.services.db, COMPANY)).filter(({ endedAt }) => endedAt === null)
  const sizeOf = (id: string) => people.filter(({ unitId }) => unitId === id).length
  bySize = all.map(({ id }) => ({ id, size: sizeOf(id) })).sort((one, other) => other.size - one.size)
})
afterAll(() => salvia.close())
beforeEach(async () => {
  await clearStatistics(salvia.services.db)
  salvia.clock.set(TEST_NOW)
})

type Given = Partial<typeof visits.$inferInsert> & { readonly day?: IsoDate }
/** Puts visits as the feed does, and counts them. */
async function given(...rows: readonly Given[]): Promise<void> {
  await putVisits(
    salvia.services.db,
    rows.map(({ day = MARCH, ...row }) => ({
      ...{ feedId: randomUUID(), clientNumber: COMPANY, pid: people[0]?.pid ?? '' },
      ...{ at: atStockholm(day, { hour: 9, minute: 0 }), category: 'ergonomics', cause: 'stress' },
      ...{ isPreventive: false, orderedBy: 'employer', ...row },
    })),
  )
  await countDueMonths(salvia.services)
}
const times = (count: number, row: Given): Given[] => Array.from({ length: count }, () => row)
const pidIn = (unitId: string | undefined) =>
  people.find(person => person.unitId === unitId)?.pid ?? expect.fail('nobody')

const get = (path: string, token = hr) => salvia.call('GET', `statistics/${COMPANY}${path}`, { token })
const asked = (graph: string, query = '', unit = rootId(), token = hr) =>
  get(`/${unit}/${graph}?start_date=2026-01-01&end_date=2026-04-30&recursive=true${query}`, token)
const graphOf = async (graph: string, query = '', unit = rootId()) =>
  answer<MonthlyGraph>(await asked(graph, query, unit))

/** Makes an order manager statistics reviewer of one unit. */
async function reviewerOf(unitId: string, recursive = false): Promise<string> {
  const { db } = salvia.services
  const { id: accountId } = await accountOf(db, REVIEWER)
  const reviews = and(eq(unitRoles.accountId, accountId), eq(unitRoles.role, 'statistics-reviewer'))
  await db.delete(unitRoles).where(reviews)
  await db
    .insert(unitRoles)
    .values({ accountId, unitId, role: 'statistics-reviewer', recursive, source: 'provider' })
  return salvia.signIn(REVIEWER)
}

describe('what can be asked about', () => {
  test('is this year and three back up to yesterday, and for HR every unit, each after the one above it', async () => {
    const overview = answer<{ readonly units: readonly AskableUnit[] }>(await get(''))
    expect(overview).toMatchObject({
      months: { from: '2023-01-01', to: '2026-11-30' },
      ...{
        graphs: ['visits', 'services', 'prevention', 'checkups', 'reasons', 'own'],
        years: [],
        hasCounts: false,
      },
    })
    expect(overview.units).toHaveLength(all.length)
    expect(overview.units[0]).toMatchObject({
      path: [],
      name: 'Kvarnhälle Industri AB',
      mayBeRecursive: true,
    })
    const places = new Map(overview.units.map(({ id }, at) => [id, at]))
    for (const { id, parentId } of overview.units)
      if (parentId) expect(places.get(parentId)).toBeLessThan(places.get(id) ?? -1)
  })

  test('is nothing for who is neither statistics reviewer nor extended orderer', async () => {
    const response = await get('', await salvia.signIn('chef@demo.example'))
    expect(response.json()).toMatchObject({ code: 'FEATURE_NOT_ALLOWED', lacks: 'permission' })
  })

  test('is the reviewer’s own unit, whose units below take a role that covers them', async () => {
    const parent =
      all.find(({ id, parentId }) => parentId && all.some(unit => unit.parentId === id))?.id ?? ''
    const own = await reviewerOf(parent)
    expect(answer<{ readonly units: readonly AskableUnit[] }>(await get('', own)).units).toMatchObject([
      { id: parent, mayBeRecursive: false },
    ])
    expect((await asked('visits', '', parent, own)).json()).toMatchObject({
      code: 'STATISTICS_BELOW_NOT_PERMITTED',
    })
    expect((await asked('visits', '', rootId(), own)).json()).toMatchObject({
      code: 'STATISTICS_UNIT_NOT_FOUND',
    })
    const whole = await reviewerOf(parent, true)
    expect((await asked('visits', '', parent, whole)).statusCode).toBe(200)
  })

  test('is for a machine the whole company, by its grant', async () => {
    const tokenWith = async (grants: string[]) => {
      const body = { name: 'natt', grants }
      return answer<{ token: string }>(
        await salvia.call('POST', `machine-tokens/${COMPANY}`, { token: hr, body }),
      ).token
    }
    const granted = await tokenWith(['statistics'])
    expect(answer<{ readonly units: readonly AskableUnit[] }>(await get('', granted)).units).toHaveLength(
      all.length,
    )
    const other = await tokenWith(['bookings'])
    expect((await get('', other)).json()).toMatchObject({ code: 'MACHINE_GRANT_MISSING' })
  })

  test('is nothing at a company with nine employees, and something with ten', async () => {
    const left = async (count: number) => {
      const { db } = salvia.services
      const stay = people.slice(0, count).map(({ id }) => id)
      await db.execute(sql`update employees set ended_at = ${TEST_NOW}::timestamptz
        where client_number = ${COMPANY} and ended_at is null and not (id = any(${sql.param(stay)}::uuid[]))`)
      const code = (await get('')).json().code
      for (const { id } of people)
        await db.update(employees).set({ endedAt: null }).where(eq(employees.id, id))
      return code
    }
    expect(await left(9)).toBe('STATISTICS_FEW_EMPLOYED')
    expect(await left(10)).toBeUndefined()
  })
})

describe('visits by month', () => {
  test('are counted with units below, beside the year before, and who is employed', async () => {
    await given(...times(3, {}), { day: isoDate(2026, 4, 2) }, ...times(2, { day: isoDate(2025, 3, 9) }))
    await countAllVisits(salvia.services)
    const { months, series, countedUntil } = await graphOf('visits')
    expect({ series, countedUntil }).toEqual({ series: ['visits'], countedUntil: '2026-11-22' })
    expect(months.map(({ counts }) => counts)).toEqual([[0], [0], [3], [1]])
    expect(months.map(({ yearBefore }) => yearBefore)).toEqual([[0], [0], [2], [0]])
  })

  test('of units add up to those of the company', async () => {
    await given(...people.slice(0, 60).map(({ pid }) => ({ pid })))
    const own = await Promise.all(
      all.map(async ({ id }) => answer<MonthlyGraph>(await asked('visits', '', id))),
    )
    const root = own.find(({ unit }) => unit.id === rootId())
    const children = own.filter(({ unit }) => all.find(({ id }) => id === unit.id)?.parentId === rootId())
    const alone = answer<MonthlyGraph>(
      await get(`/${rootId()}/visits?start_date=2026-01-01&end_date=2026-04-30`),
    )
    const sum = (graphs: readonly (MonthlyGraph | undefined)[]) =>
      graphs
        .flatMap(graph => graph?.months ?? [])
        .reduce((count, { counts }) => count + (counts?.[0] ?? 0), 0)
    expect(sum([root])).toBe(60)
    expect(sum([alone, ...children])).toBe(60)
  })

  test('of a unit with too few employed stand in the one above, which the graph names', async () => {
    const isLeaf = (id: string) => !all.some(({ parentId }) => parentId === id)
    const small = bySize.filter(({ id, size }) => size > 0 && isLeaf(id)).at(-1)
    await given({ pid: pidIn(small?.id), day: isoDate(2026, 11, 2) })
    const graph = answer<MonthlyGraph>(
      await get(`/${small?.id}/visits?start_date=2026-11-01&end_date=2026-11-30`),
    )
    expect(small?.size).toBeLessThan(10)
    expect(graph.includesSmallUnits).toBe(false)
    const above = await get(
      `/${graph.months[0]?.standsIn?.id}/visits?start_date=2026-11-01&end_date=2026-11-30`,
    )
    expect(answer<MonthlyGraph>(above)).toMatchObject({ includesSmallUnits: true, recursive: false })
    expect((await graphOf('visits')).includesSmallUnits).toBe(false)
    expect(graph.months).toMatchObject([
      { counts: null, gap: 'few-employed', standsIn: { name: expect.any(String) } },
    ])
  })

  test('of a category with four join the other ones, and with five do not', async () => {
    await given(...times(5, { category: 'vaccination' }), ...times(4, { category: 'medical' }))
    const { series, months } = await graphOf('services')
    expect(series).toEqual(['vaccination', 'other'])
    expect(months[2]?.counts).toEqual([5, 4])
  })

  test('divide by what was preventive', async () => {
    await given(...times(2, { isPreventive: true }), {})
    expect((await graphOf('prevention')).months[2]?.counts).toEqual([2, 1])
  })

  test('that employees booked themselves are none of them', async () => {
    await given({ orderedBy: 'employee' }, {})
    expect((await graphOf('visits')).months[2]?.counts).toEqual([1])
  })

  test('are there as a table, sorted by one of its columns', async () => {
    await given(...times(3, {}), { day: isoDate(2026, 1, 2) })
    const table = (await asked('visits-table', '&sort[visits]=reverse')).json()
    expect(table.columns).toEqual(['month', 'visits', 'year-before', 'employed', 'per-100', 'note'])
    expect(table.rows.map((row: { month: string }) => row.month)).toEqual([
      '2026-03-01',
      '2026-01-01',
      '2026-02-01',
      '2026-04-01',
    ])
    for (const query of [
      '&sort[share]=forward',
      '&sort[visits]=forward&sort[month]=forward',
      '&sort[pid]=forward',
    ])
      expect((await asked('visits-table', query)).json()).toMatchObject({ code: 'INVALID_REQUEST' })
    expect((await asked('visits', '&sort[visits]=forward')).json()).toMatchObject({ code: 'INVALID_REQUEST' })
  })
})

test.each([
  ['2026-01-02', '2026-04-30', 'STATISTICS_NOT_WHOLE_MONTHS'],
  ['2026-01-01', '2026-04-29', 'STATISTICS_NOT_WHOLE_MONTHS'],
  ['2026-05-01', '2026-04-30', 'STATISTICS_START_AFTER_END'],
  ['2022-12-01', '2026-04-30', 'STATISTICS_PERIOD_OUTSIDE'],
  ['2026-01-01', '2026-12-31', 'STATISTICS_PERIOD_OUTSIDE'],
  ['2026-02-30', '2026-04-30', 'INVALID_REQUEST'],
])('the period %s to %s is refused', async (from, to, code) => {
  const response = await get(`/${rootId()}/visits?start_date=${from}&end_date=${to}`)
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ code })
})

test('a unit of another customer is as one that does not exist, and so is another graph', async () => {
  const [foreign] = await unitsOf(salvia.services.db, '20877')
  for (const unit of [foreign?.id ?? '', NO_ID])
    expect((await asked('visits', '', unit)).json()).toMatchObject({ code: 'STATISTICS_UNIT_NOT_FOUND' })
  expect((await asked('diagnoses')).statusCode).toBe(404)
})

describe('figures about health', () => {
  const yearsOf = async (graph: string, unit = rootId()) =>
    answer<YearlyGraph>(
      await get(`/${unit}/${graph}?start_date=2025-02-01&end_date=2026-10-31&recursive=true`),
    )

  test('are told of whole years, each with why it is not there', async () => {
    const { period, years } = await yearsOf('own')
    expect(period).toEqual({ from: '2025-01-01', to: '2026-12-31' })
    expect(years).toEqual([
      { year: 2025, figures: [], gap: 'not-made' },
      { year: 2026, figures: [], gap: 'not-made' },
    ])
  })

  test('are the same for a unit that is no area and for what holds it, with how many are employed there', async () => {
    const settled = people.filter(({ startedAt }) => startedAt < '2024-12-31')
    await given(
      ...settled
        .slice(0, 30)
        .map(({ pid }) => ({ pid, day: isoDate(2025, 3, 2), orderedBy: 'employee' as const })),
    )
    salvia.clock.set(atStockholm(isoDate(2026, 1, 10), { hour: 6, minute: 0 }))
    await makeHealthFigures(salvia.services)
    salvia.clock.set(TEST_NOW)
    const { years } = await yearsOf('own')
    const told = years[0]?.figures ?? []
    expect(told.length).toBeGreaterThan(0)
    expect(told.every(({ employed, area }) => employed > 0 && area.name !== '')).toBe(true)
    const [small] = all.filter(({ id, parentId }) => parentId && !told.some(({ area }) => area.id === id))
    const own = (await yearsOf('own', small?.id)).years[0]?.figures ?? []
    expect(told).toContainEqual(own[0])
  })
})
