import { type Chart, type ChartSeries, MOST_SERIES } from '../../charts/index.ts'
import { fillText, type Locale, type Text } from '../../i18n/index.ts'
import type { GraphYear, HealthFigure, YearlyGraph } from '../graphs/yearly-graph.ts'
import { areaInSentence, areaName } from '../words.ts'
import { causeSeries, causesBesideEachOther } from './cause-series.ts'
import { chartTitle, listInWords, TABLE_HINT } from './chart-words.ts'
import { areaGaps, hiddenAreas, yearGaps } from './year-notes.ts'

/** As many areas as can be read below each other. The table has all. */
const MOST_AREAS = 8

const PEOPLE: Text = { sv: 'Antal personer', en: 'Number of people' }
const BY_YEAR: Text = { sv: 'Antal personer per år', en: 'Number of people per year' }
const IN_AREA: Text = { sv: '{counted}, i {area}', en: '{counted}, in {area}' }
const OF_YEARS: Text = { sv: '{counted} per {parts}, {years}', en: '{counted} by {parts}, {years}' }
const CAUSE: Text = { sv: 'orsak', en: 'reason' }
const AREA: Text = { sv: 'del av organisationen', en: 'part of the organisation' }
const AREA_AND_CAUSE: Text = {
  sv: 'del av organisationen och orsak',
  en: 'part of the organisation and reason',
}
const IN_OTHER: Text = {
  sv: 'Det som är streckat ingår i Övriga det året.',
  en: 'What is hatched is part of Other in that year.',
}
const SOURCE: Text = {
  sv: 'Siffrorna tas fram en gång om året, den 10 januari, och ändras inte efter det.',
  en: 'The figures are made once a year, on 10 January, and do not change after that.',
}

type ChartParts = Pick<Chart, 'kind' | 'subtitle' | 'categories' | 'series'> & {
  readonly notes: readonly string[]
  readonly remarks: readonly string[]
}

/**
 * A graph by year. Reasons are bars of the last year that is told, beside those of the year before; of several areas a bar
 * each, divided by cause. Own bookings are columns by year, of several areas a group of bars each.
 */
export function yearChart(graph: YearlyGraph, locale: Locale): Chart {
  const { notes, remarks, ...parts } = partsOf(graph, locale)
  const [note, remark] = [notes, remarks].map(said => said.filter(part => part !== '').join(' '))
  return {
    ...parts,
    title: chartTitle(graph, locale),
    source: SOURCE[locale],
    locale,
    ...(note && { note }),
    ...(remark && { remark }),
    tableHint: TABLE_HINT[locale],
  }
}

function partsOf(graph: YearlyGraph, locale: Locale): ChartParts {
  const told = graph.years.filter(({ figures }) => figures.some(isTold))
  const latest = told.at(-1)
  if (!latest) return byYear(graph, locale)
  if (graph.graph === 'own') {
    const areas = new Set(told.flatMap(({ figures }) => figures.map(({ area }) => area.id)))
    return areas.size === 1 ? byYear(graph, locale) : ownByArea(graph, told, locale)
  }
  const [only, ...more] = latest.figures
  if (!only || more.length > 0) return reasonsByArea(graph, latest, locale)
  return reasonsOfOne(graph, { latest, figure: only }, locale)
}

/** Whether a figure is of another part than the unit itself. */
const isElsewhere = ({ area, isRest }: HealthFigure, unit: { readonly id: string }): boolean =>
  isRest || area.id !== unit.id

const isTold = ({ people }: HealthFigure): boolean => people !== null

/**
 * Totals on an axis of years, from the first told one to the last: those before and after would be an empty half of the
 * chart, and are a line below it. A year without in between is a gap.
 */
function byYear({ unit, years: given }: YearlyGraph, locale: Locale): ChartParts {
  const hasTold = ({ figures: [figure] }: GraphYear): boolean => figure !== undefined && isTold(figure)
  const [first, last] = [given.findIndex(hasTold), given.findLastIndex(hasTold)]
  const years = first === -1 ? given : given.slice(first, last + 1)
  const others = given.filter(year => !years.includes(year))
  const figures = years.map(({ figures: [figure] }) => figure)
  const latest = figures.findLast(figure => figure !== undefined)
  return {
    kind: 'bars',
    subtitle: inArea(
      BY_YEAR[locale],
      latest && isElsewhere(latest, unit) ? areaInSentence(latest, locale) : undefined,
      locale,
    ),
    categories: years.map(({ year }) => String(year)),
    series: [{ name: PEOPLE[locale], values: figures.map(figure => figure?.people ?? null) }],
    notes: [yearGaps(years, locale), areaGaps(years, locale)],
    remarks: [yearGaps(others, locale), areaGaps(others, locale)],
  }
}

function inArea(counted: string, area: string | undefined, locale: Locale): string {
  return area === undefined ? counted : fillText(IN_AREA, locale, { counted, area })
}

function ofYears(parts: Text, years: readonly GraphYear[], locale: Locale): string {
  const span =
    years.length > 2
      ? `${years[0]?.year}–${years.at(-1)?.year}`
      : listInWords(
          years.map(({ year }) => year),
          locale,
        )
  return fillText(OF_YEARS, locale, { counted: PEOPLE[locale], parts: parts[locale], years: span })
}

function ownByArea({ years }: YearlyGraph, told: readonly GraphYear[], locale: Locale): ChartParts {
  const shownYears = told.slice(-MOST_SERIES)
  // Of an area that goes by two names the later one.
  const known = new Map(shownYears.flatMap(({ figures }) => figures.map(figure => [figure.area.id, figure])))
  const { shown, hidden } = largestAreas([...known.values()])
  // The last year has the same look in every graph, whatever stands beside it.
  const series = shownYears.toReversed().map(
    ({ year, figures }): ChartSeries => ({
      name: String(year),
      values: shown.map(({ area }) => figures.find(figure => figure.area.id === area.id)?.people ?? null),
    }),
  )
  return {
    kind: 'bars',
    subtitle: ofYears(AREA, shownYears, locale),
    categories: shown.map(figure => areaName(figure, locale)),
    series,
    notes: [areaGaps(shownYears, locale, shown)],
    remarks: [yearGaps(years, locale), hiddenAreas(shown.length, hidden, locale)],
  }
}

/** The areas with most employed, in the order of the graph. */
function largestAreas(figures: readonly HealthFigure[]) {
  const largest = new Set(
    figures.toSorted((one, other) => other.employed - one.employed).slice(0, MOST_AREAS),
  )
  const shown = figures.filter(figure => largest.has(figure))
  return { shown, hidden: figures.length - shown.length }
}

function reasonsByArea({ years }: YearlyGraph, latest: GraphYear, locale: Locale): ChartParts {
  const { shown, hidden } = largestAreas(latest.figures)
  return {
    kind: 'stacked',
    subtitle: ofYears(AREA_AND_CAUSE, [latest], locale),
    categories: shown.map(figure => areaName(figure, locale)),
    series: causeSeries(shown, locale),
    notes: [areaGaps([latest], locale, shown)],
    remarks: [yearGaps(years, locale), hiddenAreas(shown.length, hidden, locale)],
  }
}

interface OneFigure {
  readonly latest: GraphYear
  readonly figure: HealthFigure
}

function reasonsOfOne(
  { unit, years }: YearlyGraph,
  { latest, figure }: OneFigure,
  locale: Locale,
): ChartParts {
  const before = years.find(({ year }) => year === latest.year - 1)
  const [earlier, ...more] = before?.figures ?? []
  const isSame = earlier?.area.id === figure.area.id && more.length === 0 && (earlier.causes ?? []).length > 0
  const shown = [
    { year: latest.year, figure },
    ...(earlier && before && isSame ? [{ year: before.year, figure: earlier }] : []),
  ]
  const ofShown = ofYears(CAUSE, before && shown.length > 1 ? [before, latest] : [latest], locale)
  return {
    kind: 'bars',
    subtitle: inArea(ofShown, isElsewhere(figure, unit) ? areaInSentence(figure, locale) : undefined, locale),
    ...causesBesideEachOther(shown, locale),
    notes: [IN_OTHER[locale]],
    remarks: [yearGaps(years, locale), areaGaps(years, locale)],
  }
}
