import { isoDate } from '@salvia/core/primitives'
import type { MonthlyGraph, StatisticsOverview, YearlyGraph } from '@salvia/core/statistics'

const id = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`
const unit = (at: number, ...path: string[]) => ({ id: id(at), path, name: path.at(-1) ?? 'Kvarnhälle AB' })

const COMPANY_UNIT = unit(1)
export const HALL = unit(2, 'Produktion')
const SHIFT = unit(3, 'Produktion', 'Nattskiftet')

/** A company of three units, of which the user may ask about all. */
export const EXAMPLE_OVERVIEW: StatisticsOverview = {
  units: [
    { ...COMPANY_UNIT, parentId: null, mayBeRecursive: true, hasEnded: false },
    { ...HALL, parentId: COMPANY_UNIT.id, mayBeRecursive: true, hasEnded: false },
    { ...SHIFT, parentId: HALL.id, mayBeRecursive: true, hasEnded: true },
  ],
  months: { from: isoDate(2023, 1, 1), to: isoDate(2026, 11, 30) },
  countedUntil: isoDate(2026, 11, 20),
  years: [2024, 2025],
  graphs: ['visits', 'services', 'prevention', 'checkups', 'reasons', 'own'],
  hasCounts: true,
}

const month = (
  at: number,
  counts: number[] | null,
  before: number[] | null,
): MonthlyGraph['months'][number] => ({
  ...{ month: isoDate(2026, at, 1), counts, yearBefore: before, employed: counts ? 40 : 0 },
  gap: counts ? null : 'few-employed',
  standsIn: counts ? null : COMPANY_UNIT,
})

/** The visits of August to November 2026; in September too few were employed, and November runs. */
export const EXAMPLE_VISITS: MonthlyGraph = {
  ...{ kind: 'months', graph: 'visits', unit: HALL, recursive: true, countedUntil: isoDate(2026, 11, 20) },
  period: { from: isoDate(2026, 8, 1), to: isoDate(2026, 11, 30) },
  ...{ series: ['visits'], checks: null, includesSmallUnits: false },
  months: [month(8, [6], [4]), month(9, null, [2]), month(10, [9], [7]), month(11, [3], [12])],
}

export const EXAMPLE_SERVICES: MonthlyGraph = {
  ...{ ...EXAMPLE_VISITS, graph: 'services', series: ['ergonomics', 'other'] },
  months: [month(8, [5, 1], [4, 0]), month(9, [2, 4], [2, 0])],
}

export const EXAMPLE_PREVENTION: MonthlyGraph = {
  ...{ ...EXAMPLE_VISITS, graph: 'prevention', series: ['preventive', 'reactive'] },
  months: [month(8, [3, 1], [4, 0])],
}

export const EXAMPLE_CHECKUPS: MonthlyGraph = {
  ...{ ...EXAMPLE_VISITS, graph: 'checkups', series: ['done', 'expired'] },
  months: [month(8, [6, 1], [4, 0])],
  checks: [{ check: 'night-work', done: 6, expired: 1 }],
}

const years = { from: isoDate(2024, 1, 1), to: isoDate(2026, 12, 31) }

export const EXAMPLE_REASONS: YearlyGraph = {
  ...{ kind: 'years', graph: 'reasons', unit: HALL, recursive: true, period: years },
  years: [
    {
      ...{ year: 2024, gap: null },
      figures: [
        { area: COMPANY_UNIT, isRest: false, employed: 80, gap: 'few-in', people: null, causes: null },
      ],
    },
    {
      ...{ year: 2025, gap: null },
      figures: [
        {
          ...{ area: COMPANY_UNIT, isRest: false, employed: 80, gap: null, people: 20 },
          causes: [
            { cause: 'musculoskeletal', people: 9 },
            { cause: 'stress', people: 6 },
          ],
        },
      ],
    },
    { year: 2026, gap: 'not-made', figures: [] },
  ],
}

export const EXAMPLE_OWN: YearlyGraph = {
  ...EXAMPLE_REASONS,
  graph: 'own',
  years: [
    {
      ...{ year: 2025, gap: null },
      figures: [{ area: HALL, isRest: false, employed: 40, gap: null, people: 7, causes: null }],
    },
  ],
}
