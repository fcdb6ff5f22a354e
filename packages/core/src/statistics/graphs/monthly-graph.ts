import { z } from 'zod'
import { STATISTICS_CATEGORY_MIN } from '../../limits/index.ts'
import { addMonths, type IsoDate, isoDateSchema } from '../../primitives/index.ts'
import { CHECKUP_EVENTS, type CheckupKind } from '../checkup-counts.ts'
import { monthsOf, type Period } from '../period.ts'
import { VISIT_CATEGORY_NAMES, type VisitCategory, type VisitKind } from '../visit-catalogue.ts'
import { graphBase, type StatisticsUnit, statisticsUnitSchema } from './graph-base.ts'
import { MONTHLY_GRAPHS, type MonthlyGraphName } from './graphs.ts'
import { periodCheckSchema, periodChecks } from './period-checks.ts'

export const SERIES_NAMES = [
  ...(['visits', 'preventive', 'reactive'] as const),
  ...CHECKUP_EVENTS,
  ...VISIT_CATEGORY_NAMES,
] as const
type Series = (typeof SERIES_NAMES)[number]

/** Why a month has no numbers: too few are employed, so that they stand in the unit above; or it is not counted yet. */
const MONTH_GAPS = ['few-employed', 'not-counted'] as const

const monthSchema = z.object({
  /** Its first day. */
  month: isoDateSchema,
  /** One for each of the series; null in a gap. */
  counts: z.array(z.int().min(0)).nullable(),
  /** The same of the month a year before; null where that is not told. */
  yearBefore: z.array(z.int().min(0)).nullable(),
  /** Those employed on the last day whose visits are counted here. */
  employed: z.int().min(0),
  gap: z.enum(MONTH_GAPS).nullable(),
  /** The unit above in which the unit’s own visits stand in this month, since too few are employed; null where they stand here. */
  standsIn: statisticsUnitSchema.nullable(),
})
export type GraphMonth = z.infer<typeof monthSchema>

/** What the employer ordered, by month. Parts add up to totals. */
export const monthlyGraphSchema = z.object({
  ...graphBase,
  kind: z.literal('months'),
  graph: z.enum(MONTHLY_GRAPHS),
  /** The last day whose visits are counted. The month of it may still run. */
  countedUntil: isoDateSchema,
  series: z.array(z.enum(SERIES_NAMES)),
  /** Of a unit alone: whether units below it with too few employed are counted here in any month, with whoever works there. */
  includesSmallUnits: z.boolean(),
  months: z.array(monthSchema),
  /** Of medical check-ups: what of the months that are told falls on each check; null in the other graphs. */
  checks: z.array(periodCheckSchema).nullable(),
})
export type MonthlyGraph = z.infer<typeof monthlyGraphSchema>

/** Where a unit stands in a month, as it was counted. */
export interface UnitMonth {
  readonly countedIn: StatisticsUnit
  readonly employed: number
  readonly employedBelow: number
}

/** The visits of one kind that are counted for the unit in a month. */
export interface MonthVisits extends VisitKind {
  /** Its first day. */
  readonly month: IsoDate
  readonly count: number
}

/** The check-ups of one kind that are counted for the unit in a month. */
export interface MonthCheckups extends CheckupKind {
  /** Its first day. */
  readonly month: IsoDate
  readonly count: number
}

/** What a graph is made of. */
export type CountedInMonths =
  | { readonly graph: Exclude<MonthlyGraphName, 'checkups'>; readonly visits: readonly MonthVisits[] }
  | { readonly graph: 'checkups'; readonly checkups: readonly MonthCheckups[] }

interface Facts {
  readonly unit: StatisticsUnit
  readonly isRecursive: boolean
  readonly period: Period
  readonly countedUntil: IsoDate
  /** Of each month that is counted, of the period and the year before. */
  readonly unitMonths: ReadonlyMap<IsoDate, UnitMonth>
  /** Whether units below with too few employed are counted in the unit in any month of the period. */
  readonly includesSmallUnits: boolean
  readonly counted: CountedInMonths
}

/**
 * Makes a graph by month. A month of a unit with too few employed is a gap that says where its numbers stand; with units
 * below, only where all of them are too small. A category of few visits in the period joins the other ones, and so does a
 * check of few check-ups. @spec §9
 */
export function monthlyGraph(facts: Facts): MonthlyGraph {
  const { unit, isRecursive, period, countedUntil, counted } = facts
  const { graph } = counted
  const months = monthsOf(period)
  const byMonth = Map.groupBy(seriesCounts(counted), ({ month }) => month)
  const series = seriesIn(
    graph,
    months.flatMap(month => byMonth.get(month) ?? []),
  )
  const countsOf = (month: IsoDate): number[] => {
    const counts = series.map(() => 0)
    for (const one of byMonth.get(month) ?? []) {
      const own = series.indexOf(one.series)
      const at = own === -1 ? series.indexOf('other') : own
      // A category that nobody visited in the period has no place among its series but the other ones.
      if (at !== -1) counts[at] = (counts[at] ?? 0) + one.count
    }
    return counts
  }
  const shown = months.map((month): GraphMonth => {
    const { gap, employed, standsIn } = placeOf(facts, month)
    const before = addMonths(month, -12)
    return {
      month,
      counts: gap ? null : countsOf(month),
      yearBefore: placeOf(facts, before).gap ? null : countsOf(before),
      ...{ employed, gap, standsIn },
    }
  })
  const told = new Set(shown.flatMap(({ month, gap }) => (gap ? [] : month)))
  return {
    ...{ kind: 'months', graph, unit, recursive: isRecursive, period, countedUntil, series, months: shown },
    // With units below all of them are asked for, whatever their size.
    includesSmallUnits: facts.includesSmallUnits && !isRecursive,
    checks:
      counted.graph === 'checkups'
        ? periodChecks(counted.checkups.filter(({ month }) => told.has(month)))
        : null,
  }
}

interface SeriesCount {
  readonly month: IsoDate
  readonly series: Series
  readonly count: number
}

function seriesCounts(counted: CountedInMonths): SeriesCount[] {
  if (counted.graph === 'checkups')
    return counted.checkups.map(({ month, event, count }) => ({ month, series: event, count }))
  const seriesOf = SERIES_OF_VISIT[counted.graph]
  return counted.visits.map(visit => ({ month: visit.month, series: seriesOf(visit), count: visit.count }))
}

const SERIES_OF_VISIT: Record<Exclude<MonthlyGraphName, 'checkups'>, (visit: VisitKind) => Series> = {
  visits: () => 'visits',
  services: ({ category }) => category,
  prevention: ({ isPreventive }) => (isPreventive ? 'preventive' : 'reactive'),
}

/** The series of a graph, which of services alone depend on what there is in the period. */
function seriesIn(graph: MonthlyGraphName, counts: readonly SeriesCount[]): Series[] {
  if (graph === 'visits') return ['visits']
  if (graph === 'prevention') return ['preventive', 'reactive']
  return graph === 'checkups' ? [...CHECKUP_EVENTS] : largeCategories(counts)
}

function largeCategories(given: readonly SeriesCount[]): Series[] {
  const counts = new Map<Series, number>()
  for (const { series, count } of given) counts.set(series, (counts.get(series) ?? 0) + count)
  const isLarge = (category: VisitCategory) => (counts.get(category) ?? 0) >= STATISTICS_CATEGORY_MIN
  const large = VISIT_CATEGORY_NAMES.filter(category => category !== 'other' && isLarge(category))
  return [...large, 'other']
}

type Place = Pick<GraphMonth, 'gap' | 'employed' | 'standsIn'>

function placeOf({ unit, isRecursive, unitMonths }: Facts, month: IsoDate): Place {
  const at = unitMonths.get(month)
  if (!at) return { gap: 'not-counted', employed: 0, standsIn: null }
  if (at.countedIn.id === unit.id)
    return { gap: null, employed: isRecursive ? at.employedBelow : at.employed, standsIn: null }
  // Its own visits stand above; those of the larger units below it stay.
  const employed = isRecursive ? at.employedBelow - at.employed : 0
  return { gap: employed > 0 ? null : 'few-employed', employed, standsIn: at.countedIn }
}
