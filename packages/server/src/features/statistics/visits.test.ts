import {
  addDays,
  addMonths,
  atStockholm,
  type IsoDate,
  isoDate,
  stockholmDate,
} from '@salvia/core/primitives'
import { isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { units } from '../../db/schema/organisation.ts'
import { healthFigures, healthYears, unitMonths, visitTotals } from '../../db/schema/statistics.ts'
import { unitMemberships } from '../../db/schema/unit-history.ts'
import { clearStatistics } from '../../testing/clear-statistics.store.ts'
import { providerToken, sendLines } from '../../testing/feed-calls.ts'
import { openBeside, openTestApp, TEST_NOW, type TestApp } from '../../testing/index.ts'
import { employeesOf, unitsOf } from '../../testing/test.store.ts'
import { setEntries } from '../../testing/test-certificates.store.ts'
import { countDueMonths } from './count-visits.ts'
import { countYesterdaysVisits } from './count-yesterdays-visits.job.ts'
import { makeHealthFigures } from './make-health-figures.ts'

const COMPANY = '10401'
const MONTH = isoDate(2026, 11, 1)
const YESTERDAY = addDays(stockholmDate(TEST_NOW), -1)
const NOBODY = '198112189876'

let salvia: TestApp
let second: TestApp
let token: string
let version = 0
let people: { pid: string; unitId: string; id: string }[]
let root: string
beforeAll(async () => {
  salvia = await openTestApp()
  second = await openBeside(salvia)
  token = await providerToken(salvia, ['visits'])
  const { db } = salvia.services
  // With certificates, every company of the demo would be counted.
  await setEntries(db, [])
  const history = await db.select().from(unitMemberships).where(isNull(unitMemberships.endedAt))
  const settled = new Set(
    history.filter(({ startedAt }) => startedAt < '2024-12-31').map(({ employeeId }) => employeeId),
  )
  people = (await employeesOf(db, COMPANY)).filter(({ id, endedAt }) => settled.has(id) && endedAt === null)
  root = (await unitsOf(db, COMPANY)).find(({ parentId }) => parentId === null)?.id ?? expect.fail('no root')
})
afterAll(async () => {
  await second.close()
  await salvia.close()
})
beforeEach(async () => {
  const { db } = salvia.services
  await clearStatistics(db)
  salvia.clock.set(TEST_NOW)
})

interface Given {
  readonly pid?: string
  readonly day?: IsoDate
  readonly category?: string
  readonly cause?: string
  readonly preventive?: boolean
  readonly orderedBy?: 'employer' | 'employee'
  readonly clientNumber?: string
}
const putLine = (id: string, { day = YESTERDAY, ...given }: Given = {}) => ({
  ...{ id, version: ++version, op: 'put' },
  data: {
    ...{ clientNumber: COMPANY, pid: people[0]?.pid, at: atStockholm(day, { hour: 9, minute: 30 }) },
    ...{ category: 'ergonomics', cause: 'stress', preventive: false, orderedBy: 'employer', ...given },
  },
})
async function send(...lines: readonly object[]) {
  const response = await sendLines(salvia, 'feeds/visits', {
    token,
    lines: lines.map(line => JSON.stringify(line)),
  })
  await salvia.runJobs()
  return response
}
/** What is counted for a unit with units below, by month. */
async function counted(unitId = root, of: 'own' | 'below' = 'below') {
  const rows = await salvia.services.db.select().from(visitTotals)
  const own = rows.filter(row => row.unitId === unitId)
  const months = Map.groupBy(own, ({ month }) => month)
  return Object.fromEntries(
    [...months].map(([month, sums]) => [month, sums.reduce((all, row) => all + row[of], 0)]),
  )
}

describe('a visit that the employer ordered', () => {
  test('counts once in its month, for the unit that the person’s own one stands in and those above', async () => {
    expect(
      (await send(...people.slice(0, 20).map(({ pid }, at) => putLine(`v${at}`, { pid })))).statusCode,
    ).toBe(200)
    expect(await counted()).toEqual({ [MONTH]: 20 })
    const places = (await salvia.services.db.select().from(unitMonths)).filter(({ month }) => month === MONTH)
    const placeOf = new Map(places.map(({ unitId, countedIn }) => [unitId, countedIn]))
    for (const unitId of new Set(people.slice(0, 20).map(person => placeOf.get(person.unitId) ?? ''))) {
      const own = people.slice(0, 20).filter(person => placeOf.get(person.unitId) === unitId)
      expect(await counted(unitId, 'own')).toEqual({ [MONTH]: own.length })
    }
  })

  test('moves with a correction, and is gone when it is deleted', async () => {
    await send(putLine('one'), putLine('two'))
    await send(putLine('one', { day: addMonths(MONTH, -2) }))
    expect(await counted()).toEqual({ [MONTH]: 1, [addMonths(MONTH, -2)]: 1 })
    await send({ id: 'one', version: ++version, op: 'delete' })
    expect(await counted()).toEqual({ [MONTH]: 1 })
  })

  test('of today counts from tomorrow on', async () => {
    await send(putLine('one', { day: addDays(YESTERDAY, 1) }))
    expect(await counted()).toEqual({})
    const night = () => salvia.services.jobs.send(countYesterdaysVisits, {})
    salvia.clock.set(atStockholm(addDays(YESTERDAY, 2), { hour: 0, minute: 10 }))
    await night()
    await salvia.runJobs()
    expect(await counted()).toEqual({ [MONTH]: 1 })
  })

  test('on the last day of a month counts in the night after it', async () => {
    const last = isoDate(2026, 11, 30)
    await send(putLine('one', { day: last }))
    salvia.clock.set(atStockholm(addDays(last, 1), { hour: 0, minute: 10 }))
    await salvia.services.jobs.send(countYesterdaysVisits, {})
    await salvia.runJobs()
    expect(await counted()).toEqual({ [MONTH]: 1 })
  })

  test('of somebody who is not employed counts for the root', async () => {
    await send(putLine('one', { pid: NOBODY }))
    expect(await counted(root, 'own')).toEqual({ [MONTH]: 1 })
  })
})

test('a visit that an employee booked counts in no month', async () => {
  await send(putLine('one', { orderedBy: 'employee' }))
  expect(await counted()).toEqual({})
})

test('a visit at an unknown customer is refused', async () => {
  const response = await send(putLine('one', { clientNumber: '99999' }))
  expect(response.json()).toMatchObject({
    errors: [{ code: 'FEED_COMPANY_UNKNOWN', path: 'data.clientNumber' }],
  })
})

test('a count that is broken off leaves its month due, and a second process makes it', async () => {
  const { services } = salvia
  await sendLines(salvia, 'feeds/visits', { token, lines: JSON.stringify(putLine('one')) })
  const faultPoint = () => {
    throw new Error('killed')
  }
  await expect(countDueMonths({ ...services, faultPoint })).rejects.toThrow('killed')
  expect(await counted()).toEqual({})
  await Promise.all([countDueMonths(second.services), countDueMonths(services)])
  expect(await counted()).toEqual({ [MONTH]: 1 })
})

describe('the figures about health', () => {
  const figures = async () =>
    (await salvia.services.db.select().from(healthFigures)).map(({ year, graph, gap, people: count }) => ({
      ...{ year, graph, gap, people: count },
    }))
  const onDay = async (day: IsoDate, app = salvia) => {
    salvia.clock.set(atStockholm(day, { hour: 5, minute: 20 }))
    await makeHealthFigures(app.services)
  }
  beforeEach(() =>
    send(
      ...people.slice(0, 12).map(({ pid }, at) => putLine(`r${at}`, { pid, day: isoDate(2026, 3, 2) })),
      ...people.slice(20, 27).map(({ pid }, at) => {
        return putLine(`o${at}`, { pid, day: isoDate(2026, 4, 2), orderedBy: 'employee' })
      }),
    ),
  )

  test('are made on 10 January, for the year before, and never again', async () => {
    await onDay(isoDate(2027, 1, 9))
    expect(await figures()).toEqual([])
    await onDay(isoDate(2027, 1, 10))
    const made = await figures()
    expect(made.filter(({ people: count }) => count === 12 || count === 7)).toHaveLength(2)
    await send(
      ...people.slice(30, 40).map(({ pid }, at) => putLine(`late${at}`, { pid, day: isoDate(2026, 5, 2) })),
    )
    await onDay(isoDate(2027, 1, 11))
    expect(await figures()).toEqual(made)
  })

  test('are made late after an outage, once by two processes, and whole after one was killed', async () => {
    salvia.clock.set(atStockholm(isoDate(2027, 3, 2), { hour: 5, minute: 20 }))
    const faultPoint = () => {
      throw new Error('killed')
    }
    await expect(makeHealthFigures({ ...salvia.services, faultPoint })).rejects.toThrow('killed')
    expect(await figures()).toEqual([])
    await Promise.all([makeHealthFigures(salvia.services), makeHealthFigures(second.services)])
    const years = await salvia.services.db.select().from(healthYears)
    expect(years.filter(({ clientNumber }) => clientNumber === COMPANY)).toMatchObject([{ year: 2026 }])
    expect((await figures()).some(({ people: count }) => count === 12)).toBe(true)
  })
})

test('every unit stands somewhere in a month that is counted', async () => {
  await send(putLine('one'))
  const { db } = salvia.services
  const all = await db.select().from(units)
  const own = all.filter(({ clientNumber }) => clientNumber === COMPANY).map(({ id }) => id)
  const places = (await db.select().from(unitMonths)).filter(
    ({ clientNumber, month }) => clientNumber === COMPANY && month === MONTH,
  )
  expect(places.map(({ unitId }) => unitId).sort()).toEqual(own.sort())
})
