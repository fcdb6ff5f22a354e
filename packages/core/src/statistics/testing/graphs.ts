import { addMonths, type IsoDate, isoDate, lastOfMonth } from '../../primitives/index.ts'
import type { MonthlyGraphName, YearlyGraphName } from '../graphs/graphs.ts'
import { type MonthlyGraph, monthlyGraph, type UnitMonth } from '../graphs/monthly-graph.ts'
import type { GraphYear, HealthFigure, YearlyGraph } from '../graphs/yearly-graph.ts'
import { monthsOf } from '../period.ts'
import { VISIT_CATEGORY_NAMES, type VisitCategory, type VisitCause } from '../visit-catalogue.ts'

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
export const COMPANY = { id: id(1), name: 'Ståhls Verkstads AB', path: [] }
const HALL = { id: id(2), name: 'Gjuteriet', path: ['Produktion', 'Gjuteriet'] }
const ABOVE = { id: id(3), name: 'Produktion', path: ['Produktion'] }

interface Asked {
  readonly from?: IsoDate
  readonly to?: IsoDate
  readonly countedUntil?: IsoDate
  /** Months in which the unit is too small to be counted by itself. */
  readonly small?: readonly IsoDate[]
  /** Units below are too small, and counted here. */
  readonly includesSmallUnits?: boolean
  readonly notCounted?: readonly IsoDate[]
  readonly categories?: readonly VisitCategory[]
  /** A category’s visits, times this. */
  readonly most?: number
}

/** A graph by month of 2026 if nothing else is asked for, with as many visits each time. */
export function months(graph: Exclude<MonthlyGraphName, 'checkups'>, asked: Asked = {}): MonthlyGraph {
  const {
    from = isoDate(2026, 1, 1),
    to = isoDate(2026, 10, 31),
    small = [],
    notCounted = [],
    most = 1,
  } = asked
  const categories = asked.categories ?? VISIT_CATEGORY_NAMES
  const all = monthsOf({ from: addMonths(from, -12), to })
  const place = (month: IsoDate): UnitMonth => ({
    countedIn: small.includes(month) ? ABOVE : HALL,
    ...{ employed: small.includes(month) ? 7 : 42, employedBelow: 60 },
  })
  return monthlyGraph({
    ...{ unit: HALL, isRecursive: false, period: { from, to } },
    includesSmallUnits: asked.includesSmallUnits ?? false,
    countedUntil: asked.countedUntil ?? lastOfMonth(to),
    unitMonths: new Map(
      all.filter(month => !notCounted.includes(month)).map(month => [month, place(month)] as const),
    ),
    counted: {
      graph,
      visits: all.flatMap((month, at) =>
        categories.map((category, place) => ({
          ...{ month, category, isPreventive: place % 3 !== 2 },
          count: most * (((at * at * 3 + place * 5) % 11) + 2 * (categories.length - place)),
        })),
      ),
    },
  })
}

/** A graph by year, of the company unless the years say otherwise. */
export function years(
  graph: YearlyGraphName,
  given: readonly GraphYear[],
  change: Partial<YearlyGraph> = {},
): YearlyGraph {
  const [first, last] = [given[0]?.year ?? 2026, given.at(-1)?.year ?? 2026]
  const period = { from: isoDate(first, 1, 1), to: isoDate(last, 12, 31) }
  return { kind: 'years', graph, unit: COMPANY, recursive: false, period, years: [...given], ...change }
}

export function year(number: number, ...figures: HealthFigure[]): GraphYear {
  return { year: number, figures, gap: null }
}

export function area(name: string, people: number | null, change: Partial<HealthFigure> = {}): HealthFigure {
  const number = [...name].reduce((sum, letter) => sum * 31 + (letter.codePointAt(0) ?? 0), 7) % 1e9
  const unit = name === COMPANY.name ? COMPANY : { id: id(number), name, path: [name] }
  return {
    area: unit,
    isRest: false,
    employed: 80,
    gap: people === null ? 'few-in' : null,
    people,
    causes: null,
    ...change,
  }
}

/** What a figure of reasons has: how many people each named cause has. */
export function causes(counts: Partial<Record<VisitCause, number>>): Pick<HealthFigure, 'causes'> {
  const named = Object.entries(counts).map(([cause, people]) => ({ cause: cause as VisitCause, people }))
  return { causes: named }
}
