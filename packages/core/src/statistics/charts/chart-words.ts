import { fillText, type Locale, MONTH_NAMES, type Text } from '../../i18n/index.ts'
import { addMonths, dateParts, type IsoDate } from '../../primitives/index.ts'
import { fullUnitName } from '../graphs/graph-base.ts'
import { GRAPHS } from '../graphs/graphs.ts'
import type { MonthlyGraph } from '../graphs/monthly-graph.ts'
import type { YearlyGraph } from '../graphs/yearly-graph.ts'
import { periodInWords } from '../period-words.ts'
import { graphTitle } from '../words.ts'

const WITH_UNITS_BELOW: Text = { sv: '{unit} med underliggande enheter', en: '{unit} with units below' }
const AND: Text = { sv: ' och ', en: ' and ' }

/** What a screen reader is told after what the chart shows. */
export const TABLE_HINT: Text = {
  sv: 'Tabell finns under diagrammet.',
  en: 'There is a table below the chart.',
}

/** Graph, unit by all its names, and period. @example 'Besök, Produktion / Hallen, januari–juni 2026' */
export function chartTitle(asked: MonthlyGraph | YearlyGraph, locale: Locale): string {
  const { graph, recursive, period } = asked
  const unit = fullUnitName(asked.unit)
  const name = recursive ? fillText(WITH_UNITS_BELOW, locale, { unit }) : unit
  if (asked.kind === 'months') return graphTitle(graph, { unit: { name, path: [] }, period }, locale)
  const years = [period.from, period.to].map(day => dateParts(day).year)
  return `${GRAPHS[graph].name[locale]}, ${name}, ${[...new Set(years)].join('–')}`
}

/** A month as a label of an axis. @example 'jan 2026' */
export function monthLabel(month: IsoDate, locale: Locale): string {
  return `${monthName(month, locale).slice(0, 3)} ${dateParts(month).year}`
}

/** Months in a sentence, neighbours as one span. @example 'mars–maj 2026 och juli 2026' */
export function monthsInWords(months: readonly IsoDate[], locale: Locale): string {
  const spans: { from: IsoDate; to: IsoDate }[] = []
  for (const month of months) {
    const last = spans.at(-1)
    if (last && addMonths(last.to, 1) === month) last.to = month
    else spans.push({ from: month, to: month })
  }
  return listInWords(
    spans.map(span => periodInWords(span, locale)),
    locale,
  )
}

/** Names in a sentence. @example listInWords(['a', 'b', 'c'], 'sv') // 'a, b och c' */
export function listInWords(names: readonly (string | number)[], locale: Locale): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(part => part !== '').join(AND[locale])
}

/** A sentence that begins with the name of a month has a capital there. */
export function sentence(
  text: Text,
  locale: Locale,
  values: Readonly<Record<string, string | number>>,
): string {
  const filled = fillText(text, locale, values)
  return filled.slice(0, 1).toUpperCase() + filled.slice(1)
}

const monthName = (month: IsoDate, locale: Locale): string =>
  MONTH_NAMES[dateParts(month).month - 1]?.[locale] ?? ''
