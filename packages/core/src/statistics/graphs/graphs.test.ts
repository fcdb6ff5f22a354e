import { describe, expect, test } from 'vitest'
import type { MedicalCheck } from '../../certificates/index.ts'
import { isoDate } from '../../primitives/index.ts'
import { periodProblem, statisticsReach, wholeYears } from '../period.ts'
import { per100 } from './comparison.ts'
import { sortTable, tableOf } from './graph-table.ts'
import { askedGraph } from './graphs.ts'
import { monthlyGraph } from './monthly-graph.ts'
import type { YearlyGraph } from './yearly-graph.ts'

describe('what can be asked about', () => {
  test('begins three years back, and ends with the month of yesterday', () => {
    expect(statisticsReach(isoDate(2026, 11, 2))).toEqual({
      ...{ from: '2023-01-01', to: '2026-11-30', countedUntil: '2026-11-01' },
    })
    expect(statisticsReach(isoDate(2026, 11, 1))).toMatchObject({ to: '2026-10-31' })
    expect(statisticsReach(isoDate(2027, 1, 1))).toEqual({
      ...{ from: '2024-01-01', to: '2026-12-31', countedUntil: '2026-12-31' },
    })
  })

  test.each([
    ['2026-02-01', '2026-02-28', null],
    ['2024-02-01', '2024-02-29', null],
    ['2024-02-01', '2024-02-28', 'STATISTICS_NOT_WHOLE_MONTHS'],
    ['2026-02-02', '2026-02-28', 'STATISTICS_NOT_WHOLE_MONTHS'],
    ['2026-03-01', '2026-02-28', 'STATISTICS_START_AFTER_END'],
    ['2022-12-01', '2026-02-28', 'STATISTICS_PERIOD_OUTSIDE'],
    ['2026-02-01', '2026-12-31', 'STATISTICS_PERIOD_OUTSIDE'],
  ])('from %s to %s is %s', (from, to, problem) => {
    const period = { from: from as ReturnType<typeof isoDate>, to: to as ReturnType<typeof isoDate> }
    expect(periodProblem(period, statisticsReach(isoDate(2026, 11, 2)))).toBe(problem)
  })

  test('about health is whole years', () => {
    expect(wholeYears({ from: isoDate(2025, 6, 1), to: isoDate(2026, 2, 28) })).toEqual({
      ...{ from: '2025-01-01', to: '2026-12-31' },
    })
  })
})

test('per 100 has one decimal, and is none where nobody is employed', () => {
  expect([per100(3, 40), per100(1, 3), per100(0, 12), per100(4, 0)]).toEqual([7.5, 33.3, 0, null])
})

test('a path names a graph or its table', () => {
  expect(askedGraph('own-table')).toEqual({ kind: 'years', graph: 'own', isTable: true })
  expect(askedGraph('services')).toEqual({ kind: 'months', graph: 'services', isTable: false })
})

const unit = { id: '00000000-0000-4000-8000-000000000001', name: 'Bolaget', path: [] }
const REASONS: YearlyGraph = {
  ...{ kind: 'years', graph: 'reasons', unit, recursive: true },
  period: { from: isoDate(2024, 1, 1), to: isoDate(2026, 12, 31) },
  years: [
    {
      ...{ year: 2024, gap: null },
      figures: [
        {
          area: unit,
          isRest: false,
          employed: 40,
          gap: null,
          people: 12,
          causes: [{ cause: 'stress', people: 7 }],
        },
        {
          area: { ...unit, name: 'Hallen' },
          isRest: false,
          employed: 33,
          gap: 'few-in',
          people: null,
          causes: null,
        },
      ],
    },
    { year: 2025, figures: [], gap: 'few-employed' },
    { year: 2026, figures: [], gap: 'not-made' },
  ],
}

test('a table of reasons has a row for each cause, the rest together, and why the others are missing', () => {
  const { columns, rows } = tableOf(REASONS)
  expect(columns).toEqual(['year', 'area', 'cause', 'people', 'employed', 'per-100', 'note'])
  expect(rows.map(row => columns.map(column => row[column]))).toEqual([
    [2024, 'Bolaget', 'stress', 7, 40, 17.5, null],
    [2024, 'Bolaget', 'other', 5, 40, 12.5, null],
    [2024, 'Hallen', null, null, 33, null, 'few-in'],
    [2025, null, null, null, null, null, 'few-employed'],
    [2026, null, null, null, null, null, 'not-made'],
  ])
})

test('what is missing comes last in a sorted table, in both directions', () => {
  for (const isReverse of [false, true]) {
    const { rows } = sortTable(tableOf(REASONS), { column: 'people', isReverse })
    expect(rows.map(({ people }) => people)).toEqual([...(isReverse ? [7, 5] : [5, 7]), null, null, null])
  }
})

describe('check-ups', () => {
  const month = isoDate(2026, 3, 1)
  const place = { countedIn: unit, employed: 40, employedBelow: 40 }
  const rows = (check: MedicalCheck, done: number, expired: number) =>
    (['done', 'expired'] as const).map(event => ({ month, check, event, count: { done, expired }[event] }))
  const graphOf = (...checkups: ReturnType<typeof rows>) =>
    monthlyGraph({
      ...{ unit, isRecursive: false, period: { from: month, to: isoDate(2026, 3, 31) } },
      countedUntil: isoDate(2026, 3, 31),
      includesSmallUnits: false,
      unitMonths: new Map([[month, place]]),
      counted: { graph: 'checkups', checkups },
    })

  test('of a check with four, done and expired together, join the other ones, and with five do not', () => {
    expect(graphOf(...rows('silica', 3, 1), ...rows('lead', 2, 2), ...rows('asbestos', 1, 4)).checks).toEqual(
      [
        { check: 'asbestos', done: 1, expired: 4 },
        { check: 'other', done: 5, expired: 3 },
      ],
    )
  })

  test('are a table with a row for each check, in the order of the list when sorted by it', () => {
    const graph = graphOf(...rows('silica', 6, 1), ...rows('night-work', 5, 0), ...rows('lead', 1, 0))
    const { columns, rows: checks } = sortTable(tableOf(graph), { column: 'check', isReverse: true })
    expect(columns).toEqual(['check', 'done', 'expired'])
    expect(checks.map(({ check }) => check)).toEqual(['other', 'silica', 'night-work'])
  })
})
