import { type Instant, isoDate } from '@salvia/core/primitives'
import { graphsWorkbook, type MonthlyGraph } from '@salvia/core/statistics'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'

const unit = { id: '00000000-0000-4000-8000-000000000001', name: 'Gjuteri', path: ['Gjuteri'] }
const period = { from: isoDate(2026, 1, 1), to: isoDate(2026, 1, 31) }
const VISITS: MonthlyGraph = {
  ...{ kind: 'months', graph: 'visits', unit, recursive: false, period, series: ['visits'], checks: null },
  countedUntil: isoDate(2026, 1, 31),
  includesSmallUnits: false,
  months: [{ month: period.from, counts: [3], yearBefore: [2], employed: 40, gap: null, standsIn: null }],
}

test('a workbook of statistics says the same to a reader that did not write it, with real numbers and dates', async () => {
  const asked = {
    company: { name: '=1+1 AB', clientNumber: '10401' },
    ...{ period, countedUntil: isoDate(2026, 1, 31) },
    madeAt: '2026-02-02T08:30:00.000Z' as Instant,
  }
  const { sheets } = await readXlsx(await graphsWorkbook([VISITS], asked, 'sv'))
  expect(sheets.map(({ name }) => name)).toEqual(['Om siffrorna', 'Besök'])
  const [about, visits] = sheets.map(({ rows }) => rows)
  expect(about?.flat()).toContain('=1+1 AB')
  expect(visits?.[0]?.slice(0, 3)).toEqual(['Månad', 'Besök', 'Året innan'])
  const [month, ...numbers] = visits?.[1] ?? []
  expect(new Date(month as Date | string).toISOString().slice(0, 10)).toBe('2026-01-01')
  expect(numbers.slice(0, 4)).toEqual([3, 2, 40, 7.5])
})
