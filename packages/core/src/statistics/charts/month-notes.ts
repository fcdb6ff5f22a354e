import { fillText, type Locale, type Text } from '../../i18n/index.ts'
import { STATISTICS_EMPLOYED_MIN } from '../../limits/index.ts'
import { addMonths, lastOfMonth } from '../../primitives/index.ts'
import { hasYearBefore } from '../graphs/comparison.ts'
import type { GraphMonth, MonthlyGraph } from '../graphs/monthly-graph.ts'
import type { YearlyGraph } from '../graphs/yearly-graph.ts'
import { listInWords, monthsInWords, sentence } from './chart-words.ts'

const FEW_EMPLOYED: Text = {
  sv: '{months}: färre än {least} anställda, så de räknas i {units}.',
  en: '{months}: fewer than {least} employed, so they are counted in {units}.',
}
const NOT_COUNTED: Text = { sv: '{months}: inte räknat än.', en: '{months}: not counted yet.' }
const NO_YEAR_BEFORE: Text = {
  sv: '{months}: kan inte visas.',
  en: '{months}: cannot be shown.',
}
const OWN_STAND_ABOVE: Text = {
  sv: '{months}: enheten själv räknas i {units}, eftersom färre än {least} är anställda.',
  en: '{months}: the unit itself is counted in {units}, since fewer than {least} are employed.',
}
const SMALL_UNITS: Text = {
  sv: 'Underliggande enheter med färre än {least} anställda räknas in i enheten.',
  en: 'Units below with fewer than {least} employed are counted in the unit.',
}
const STILL_RUNS: Text = {
  sv: '{months} är inte slut än.',
  en: '{months} is not over yet.',
}

/** Why months have no numbers: which, and where their visits stand. Empty where all have. */
export function monthGaps(graph: MonthlyGraph, locale: Locale): string {
  const { months } = graph
  const before = hasYearBefore(months) ? months.filter(({ yearBefore }) => yearBefore === null) : []
  return [
    aboutMonths(
      FEW_EMPLOYED,
      months.filter(({ gap }) => gap === 'few-employed'),
      locale,
    ),
    aboutMonths(
      NOT_COUNTED,
      months.filter(({ gap }) => gap === 'not-counted'),
      locale,
    ),
    aboutMonths(
      NO_YEAR_BEFORE,
      before.map(month => ({ ...month, month: addMonths(month.month, -12), standsIn: null })),
      locale,
    ),
  ]
    .filter(said => said !== '')
    .join(' ')
}

/** What else must be known: months whose visits stand partly in the unit above, small units that stand here, and a month that runs. */
export function monthRemark(graph: MonthlyGraph, locale: Locale): string {
  const { months, countedUntil } = graph
  const partly = months.filter(({ gap, standsIn }) => gap === null && standsIn !== null)
  const running = months.filter(({ month }) => month <= countedUntil && lastOfMonth(month) > countedUntil)
  return [
    aboutMonths(OWN_STAND_ABOVE, partly, locale),
    smallUnitsInWords([graph], locale),
    aboutMonths(STILL_RUNS, running, locale),
  ]
    .filter(said => said !== '')
    .join(' ')
}

/** That small units below are counted in the unit of some graphs; empty where none is. */
export function smallUnitsInWords(graphs: readonly (MonthlyGraph | YearlyGraph)[], locale: Locale): string {
  const isSaid = graphs.some(graph => graph.kind === 'months' && graph.includesSmallUnits)
  return isSaid ? fillText(SMALL_UNITS, locale, { least: STATISTICS_EMPLOYED_MIN }) : ''
}

type Named = Pick<GraphMonth, 'month' | 'standsIn'>

function aboutMonths(text: Text, months: readonly Named[], locale: Locale): string {
  if (months.length === 0) return ''
  const units = [...new Set(months.flatMap(({ standsIn }) => standsIn?.name ?? []))]
  return sentence(text, locale, {
    months: monthsInWords(
      months.map(({ month }) => month),
      locale,
    ),
    units: listInWords(units, locale),
    least: STATISTICS_EMPLOYED_MIN,
  })
}
