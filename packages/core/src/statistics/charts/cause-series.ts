import { type Chart, type ChartSeries, MOST_SERIES } from '../../charts/index.ts'
import type { Locale, Text } from '../../i18n/index.ts'
import { type HealthFigure, peopleOfOtherCauses } from '../graphs/yearly-graph.ts'
import { VISIT_CAUSE_NAMES, VISIT_CAUSES, type VisitCause } from '../visit-catalogue.ts'

const ALL_CAUSES: Text = { sv: 'Alla orsaker', en: 'All reasons' }

const nameOf = (cause: VisitCause, locale: Locale): string => VISIT_CAUSES[cause].name[locale]

/** The people of a named cause; null where the cause is not named. */
function peopleOf({ causes }: HealthFigure, cause: VisitCause): number | null {
  return causes?.find(named => named.cause === cause)?.people ?? null
}

/** The named causes of some figures, those of most people first; of as many the first in the list. */
function namedCauses(figures: readonly HealthFigure[]): VisitCause[] {
  const sum = (cause: VisitCause): number =>
    figures.reduce((all, figure) => all + (peopleOf(figure, cause) ?? 0), 0)
  return VISIT_CAUSE_NAMES.filter(cause => sum(cause) > 0).toSorted((one, other) => sum(other) - sum(one))
}

interface FigureOfYear {
  readonly year: number
  readonly figure: HealthFigure
}

/** The causes of one area, in one year or two: the largest of the first year on top, the other ones last. */
export function causesBesideEachOther(
  years: readonly FigureOfYear[],
  locale: Locale,
): Pick<Chart, 'categories' | 'series'> {
  const figures = years.map(({ figure }) => figure)
  const causes = [...new Set([...namedCauses(figures.slice(0, 1)), ...namedCauses(figures)])]
  const other = causes.length === 0 ? ALL_CAUSES[locale] : nameOf('other', locale)
  const hasOther = figures.some(figure => peopleOfOtherCauses(figure) > 0)
  return {
    categories: [...causes.map(cause => nameOf(cause, locale)), ...(hasOther ? [other] : [])],
    series: years.map(({ year, figure }) => ({
      name: String(year),
      values: [
        ...causes.map(cause => peopleOf(figure, cause)),
        ...(hasOther ? [peopleOfOtherCauses(figure)] : []),
      ],
    })),
  }
}

/** The largest causes of several areas, and all others as one: each area's parts add up to its people. */
export function causeSeries(areas: readonly HealthFigure[], locale: Locale): ChartSeries[] {
  const causes = namedCauses(areas).slice(0, MOST_SERIES - 1)
  const partsOf = (figure: HealthFigure): number[] => {
    const parts = causes.map(cause => peopleOf(figure, cause) ?? 0)
    return [...parts, (figure.people ?? 0) - parts.reduce((sum, part) => sum + part, 0)]
  }
  return [...causes, 'other' as const].map((cause, at) => ({
    name: nameOf(cause, locale),
    values: areas.map(figure => (figure.people === null ? null : (partsOf(figure)[at] ?? 0))),
  }))
}
