import { GRAPH_NAMES, type HealthFigure, type MonthlyGraph, type YearlyGraph } from '@salvia/core/statistics'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer, openTestApp, type TestApp } from '../testing/index.ts'
import { employeesOf, unitsOf } from '../testing/test.store.ts'

const COMPANY = '10401'
const ABOVE = ['Stab', 'Ekonomi', 'Löner']
const FOUR = [...ABOVE, 'Grupp 3']
const SEVEN = [...ABOVE, 'Grupp 2']
const TWELVE = ['Stab', 'HR', 'Rekrytering', 'Grupp 1']
const FORTY = ['Stab', 'IT']
const HUNDREDS = ['Produktion']

let salvia: TestApp
let token: string
let units: Awaited<ReturnType<typeof unitsOf>>
beforeAll(async () => {
  salvia = await openTestApp()
  token = await salvia.signIn('hr@demo.example')
  units = await unitsOf(salvia.services.db, COMPANY)
})
afterAll(() => salvia.close())

const idOf = (path: readonly string[]) =>
  units.find(unit => unit.path.join('/') === path.join('/'))?.id ?? expect.fail(`no unit ${path.join('/')}`)

async function graphOf<Graph>(graph: string, path: readonly string[], recursive = true): Promise<Graph> {
  const query = `start_date=2025-01-01&end_date=2025-12-31&recursive=${recursive}`
  return answer<Graph>(
    await salvia.call('GET', `statistics/${COMPANY}/${idOf(path)}/${graph}?${query}`, { token }),
  )
}
const monthsOf = async (path: readonly string[], recursive?: boolean) =>
  (await graphOf<MonthlyGraph>('visits', path, recursive)).months
const sumOf = ({ months }: MonthlyGraph) =>
  months.flatMap(({ counts }) => counts ?? []).reduce((a, b) => a + b, 0)

describe('what the employer of the demo ordered', () => {
  test('is counted in every month that can be asked about, of the whole company', async () => {
    const path = `statistics/${COMPANY}/${idOf([])}/visits?start_date=2023-01-01&end_date=2026-11-30&recursive=true`
    const { months } = answer<MonthlyGraph>(await salvia.call('GET', path, { token }))
    expect(months).toHaveLength(47)
    expect(months.every(({ counts }) => (counts?.[0] ?? 0) > 0)).toBe(true)
  })

  test.each([
    ['four', 4, FOUR],
    ['seven', 7, SEVEN],
  ])('of %s stands in the unit above in each month, which says so', async (_, people, path) => {
    const employed = await employeesOf(salvia.services.db, COMPANY)
    expect(employed.filter(({ unitId }) => unitId === idOf(path))).toHaveLength(people)
    for (const month of await monthsOf(path))
      expect(month).toMatchObject({ gap: 'few-employed', counts: null, standsIn: { name: 'Löner' } })
    const above = await graphOf<MonthlyGraph>('visits', ABOVE, false)
    expect(above.includesSmallUnits).toBe(true)
    expect(above.months.map(({ gap }) => gap)).toEqual(above.months.map(() => null))
  })

  test('of twelve is told, with few categories of their own', async () => {
    const months = await monthsOf(TWELVE)
    expect(months.map(({ gap }) => gap)).toEqual(months.map(() => null))
    const { series } = await graphOf<MonthlyGraph>('services', TWELVE)
    expect(series.length).toBeLessThan(4)
  })

  test('of forty is told with units below, while its leaders alone stand above', async () => {
    expect((await monthsOf(FORTY, false)).every(({ gap }) => gap === 'few-employed')).toBe(true)
    const months = await monthsOf(FORTY)
    expect(months.map(({ gap }) => gap)).toEqual(months.map(() => null))
  })

  test('of hundreds is told by most categories, and each graph has the same sum', async () => {
    const services = await graphOf<MonthlyGraph>('services', HUNDREDS)
    expect(services.series.length).toBeGreaterThan(5)
    const sums = [services, await graphOf<MonthlyGraph>('prevention', HUNDREDS)].map(sumOf)
    const all = sumOf(await graphOf<MonthlyGraph>('visits', HUNDREDS))
    expect(sums).toEqual([all, all])
    expect(all).toBeGreaterThan(200)
  })
})

describe('HR of nine employees', () => {
  const SMALL = '30914'
  let ofNine: string
  beforeAll(async () => {
    ofNine = await salvia.signIn('hr.liten@demo.example')
  })

  test('may ask for statistics, and is told that so few get none', async () => {
    expect(await employeesOf(salvia.services.db, SMALL)).toHaveLength(9)
    const asked = await salvia.call('GET', `statistics/${SMALL}`, { token: ofNine })
    expect(asked.statusCode).toBe(409)
    expect(asked.json()).toMatchObject({ code: 'STATISTICS_FEW_EMPLOYED' })
  })

  test('gets no graph of any unit', async () => {
    const period = 'start_date=2025-01-01&end_date=2025-12-31'
    for (const unit of await unitsOf(salvia.services.db, SMALL))
      for (const graph of GRAPH_NAMES) {
        const path = `statistics/${SMALL}/${unit.id}/${graph}?${period}`
        const asked = await salvia.call('GET', path, { token: ofNine })
        expect(asked.json(), `${unit.path.join('/')} ${graph}`).toMatchObject({
          code: 'STATISTICS_FEW_EMPLOYED',
        })
      }
  })

  test('is the only one with a demo account who reaches the company', async () => {
    const asked = await salvia.call('GET', `statistics/${SMALL}`, { token })
    expect(asked.statusCode).toBe(404)
  })
})

describe('what the demo tells about health', () => {
  const yearOf = async (graph: string, path: readonly string[]) =>
    (await graphOf<YearlyGraph>(graph, path)).years[0]?.figures ?? []
  const placesOf = (figures: readonly HealthFigure[]) => figures.map(({ area }) => area.path)

  test('is made of the three years before', async () => {
    const overview = answer<{ years: number[]; hasCounts: boolean }>(
      await salvia.call('GET', `statistics/${COMPANY}`, { token }),
    )
    expect(overview).toMatchObject({ years: [2023, 2024, 2025], hasCounts: true })
  })

  test('of reasons is told by area: of forty of themselves, of twelve of what holds them, of hundreds of several', async () => {
    expect(placesOf(await yearOf('reasons', FORTY))).toEqual([FORTY])
    expect(placesOf(await yearOf('reasons', TWELVE))).toEqual([['Stab', 'HR']])
    const figures = await yearOf('reasons', HUNDREDS)
    expect(figures.length).toBeGreaterThan(3)
    expect(figures.every(({ causes }) => causes !== null && causes.length > 0)).toBe(true)
  })

  test('of own bookings is told of the whole company, from the second year', async () => {
    const path = `statistics/${COMPANY}/${idOf(FORTY)}/own?start_date=2023-01-01&end_date=2025-12-31`
    const { years } = answer<YearlyGraph>(await salvia.call('GET', path, { token }))
    expect(years.map(({ figures }) => figures.map(({ gap, area }) => [gap, area.path]))).toEqual([
      [['few-in', []]],
      [[null, []]],
      [[null, []]],
    ])
  })
})
