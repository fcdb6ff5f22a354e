import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MEDICAL_CHECK_NAMES } from '../../certificates/index.ts'
import { addMonths, isoDate } from '../../primitives/index.ts'
import { CHECKUP_EVENTS } from '../checkup-counts.ts'
import { monthsOf } from '../period.ts'
import { VISIT_CATEGORY_NAMES } from '../visit-catalogue.ts'
import { averageEmployed, comparisonOf, totalsOf } from './comparison.ts'
import { sortTable, TABLE_COLUMNS, tableOf } from './graph-table.ts'
import { MONTHLY_GRAPHS } from './graphs.ts'
import { type CountedInMonths, monthlyGraph, type UnitMonth } from './monthly-graph.ts'

const UNIT = { id: '00000000-0000-4000-8000-000000000001', name: 'Hallen', path: ['Hallen'] }
const ABOVE = { id: '00000000-0000-4000-8000-000000000002', name: 'Fabriken', path: [] }
const PERIOD = { from: isoDate(2026, 1, 1), to: isoDate(2026, 6, 30) }
const MONTHS = monthsOf({ from: addMonths(PERIOD.from, -12), to: PERIOD.to })

const visit = fc.record({
  month: fc.constantFrom(...MONTHS),
  category: fc.constantFrom(...VISIT_CATEGORY_NAMES),
  isPreventive: fc.boolean(),
  count: fc.integer({ min: 1, max: 9 }),
})
const checkup = fc.record({
  month: fc.constantFrom(...MONTHS),
  check: fc.constantFrom(...MEDICAL_CHECK_NAMES.slice(0, 6)),
  event: fc.constantFrom(...CHECKUP_EVENTS),
  count: fc.integer({ min: 1, max: 4 }),
})
const place = fc.record({
  countedIn: fc.constantFrom(UNIT, ABOVE),
  employed: fc.integer({ min: 0, max: 40 }),
  more: fc.integer({ min: 0, max: 40 }),
})
const facts = fc.record({
  visits: fc.array(visit, { maxLength: 40 }),
  checkups: fc.array(checkup, { maxLength: 40 }),
  places: fc.array(fc.option(place), { minLength: MONTHS.length, maxLength: MONTHS.length }),
  graph: fc.constantFrom(...MONTHLY_GRAPHS),
  isRecursive: fc.boolean(),
})
type Facts = typeof facts extends fc.Arbitrary<infer T> ? T : never

const countedIn = ({ graph, visits, checkups }: Facts): CountedInMonths =>
  graph === 'checkups' ? { graph, checkups } : { graph, visits }

function made(given: Facts) {
  const { places, isRecursive } = given
  const unitMonths = new Map(
    places.flatMap((at, index) => {
      const month = MONTHS[index]
      if (!at || !month) return []
      const { countedIn, employed, more } = at
      return [[month, { countedIn, employed, employedBelow: employed + more } satisfies UnitMonth] as const]
    }),
  )
  const asked = {
    unit: UNIT,
    isRecursive,
    period: PERIOD,
    countedUntil: PERIOD.to,
    includesSmallUnits: false,
  }
  return { graph: monthlyGraph({ ...asked, unitMonths, counted: countedIn(given) }), unitMonths }
}
const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)
const inMonth = (given: Facts, month: string) => {
  const rows = given.graph === 'checkups' ? given.checkups : given.visits
  return sum(rows.filter(one => one.month === month).map(({ count }) => count))
}

describe('a graph by month', () => {
  test('tells every visit and check-up of a month once, or none of them', () => {
    fc.assert(
      fc.property(facts, given => {
        for (const { month, counts, yearBefore, gap } of made(given).graph.months) {
          expect(counts === null).toBe(gap !== null)
          if (counts) expect(sum(counts)).toBe(inMonth(given, month))
          if (yearBefore) expect(sum(yearBefore)).toBe(inMonth(given, addMonths(month, -12)))
        }
      }),
    )
  })

  test('leaves out a month of a unit that is too small, and with units below only where all are', () => {
    fc.assert(
      fc.property(facts, given => {
        const { graph, unitMonths } = made(given)
        for (const { month, gap, standsIn, employed } of graph.months) {
          const at = unitMonths.get(month)
          const isSmall = at?.countedIn === ABOVE
          const below = (at?.employedBelow ?? 0) - (at?.employed ?? 0)
          const isGap = !at || (isSmall && (!given.isRecursive || below === 0))
          expect(gap !== null).toBe(isGap)
          expect(standsIn).toEqual(isSmall ? ABOVE : null)
          if (isSmall) expect(employed).toBe(given.isRecursive ? below : 0)
        }
      }),
    )
  })

  test('names no category of fewer than five visits in the period', () => {
    fc.assert(
      fc.property(facts, given => {
        const { series } = made({ ...given, graph: 'services' }).graph
        const total = (category: string) =>
          sum(
            given.visits
              .filter(one => one.category === category && one.month >= PERIOD.from)
              .map(({ count }) => count),
          )
        for (const category of VISIT_CATEGORY_NAMES)
          if (category !== 'other') expect(series.includes(category)).toBe(total(category) >= 5)
      }),
    )
  })

  test('of check-ups tells each once by check too, and names no check of fewer than five', () => {
    fc.assert(
      fc.property(facts, given => {
        const { series, months, checks } = made({ ...given, graph: 'checkups' }).graph
        expect(series).toEqual(['done', 'expired'])
        const total = (at: number) => sum(months.map(({ counts }) => counts?.[at] ?? 0))
        expect(sum((checks ?? []).map(({ done }) => done))).toBe(total(0))
        expect(sum((checks ?? []).map(({ expired }) => expired))).toBe(total(1))
        for (const { check, done, expired } of checks ?? [])
          expect(done + expired).toBeGreaterThanOrEqual(check === 'other' ? 1 : 5)
      }),
    )
  })

  test('is the same as a table, whatever it is sorted by', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...TABLE_COLUMNS), fc.boolean(), (given, column, isReverse) => {
        const table = tableOf(made(given).graph)
        const sorted = sortTable(table, { column, isReverse })
        expect(new Set(sorted.rows)).toEqual(new Set(table.rows))
        const told = sorted.rows.flatMap(row => row[column] ?? [])
        const numbers = told.filter(cell => typeof cell === 'number')
        expect(numbers).toEqual(numbers.toSorted((one, other) => (isReverse ? other - one : one - other)))
      }),
    )
  })

  test('adds up over its months', () => {
    fc.assert(
      fc.property(facts, given => {
        const { graph } = made(given)
        const told = graph.months.filter(({ counts }) => counts)
        expect(sum(totalsOf(graph))).toBe(sum(told.flatMap(({ counts }) => counts ?? [])))
        expect(averageEmployed(graph)).toBeLessThanOrEqual(Math.max(0, ...told.map(one => one.employed)))
      }),
    )
  })
})

describe('the comparison with the year before', () => {
  const months = (counts: readonly (number | null)[], before: readonly (number | null)[]) => ({
    countedUntil: isoDate(2026, 3, 30),
    months: counts.map((count, at) => ({
      ...{ month: isoDate(2026, at + 1, 1), employed: 20, gap: null, standsIn: null },
      counts: count === null ? null : [count],
      yearBefore: before[at] == null ? null : [before[at]],
    })),
  })

  test('takes only months that are told in both years', () => {
    expect(comparisonOf(months([3, 4], [1, null]))).toEqual({ now: 3, yearBefore: 1, months: 1 })
    expect(comparisonOf(months([null, 4], [1, null]))).toBeNull()
  })

  test('leaves out the month that still runs', () => {
    expect(comparisonOf(months([3, 4, 9], [1, 1, 90]))).toEqual({ now: 7, yearBefore: 2, months: 2 })
    const over = { ...months([3, 4, 9], [1, 1, 90]), countedUntil: isoDate(2026, 3, 31) }
    expect(comparisonOf(over)).toMatchObject({ months: 3 })
  })
})
