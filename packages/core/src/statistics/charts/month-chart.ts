import type { Chart } from '../../charts/index.ts'
import { dateWithoutWeekday, fillText, type Locale, type Text } from '../../i18n/index.ts'
import { totalsOf } from '../graphs/comparison.ts'
import type { MonthlyGraphName } from '../graphs/graphs.ts'
import type { MonthlyGraph } from '../graphs/monthly-graph.ts'
import { chartTitle, monthLabel, TABLE_HINT } from './chart-words.ts'
import { monthGaps, monthRemark } from './month-notes.ts'
import { monthSeries } from './month-series.ts'

const COUNTED: Record<MonthlyGraphName, Text> = {
  visits: { sv: 'Antal besök per månad', en: 'Number of visits per month' },
  services: {
    sv: 'Antal besök per månad och typ av tjänst',
    en: 'Number of visits per month and type of service',
  },
  prevention: { sv: 'Antal besök per månad', en: 'Number of visits per month' },
  checkups: { sv: 'Antal intyg per månad', en: 'Number of certificates per month' },
}

const SHARE: Text = {
  sv: '{counted}, {share} % av dem förebyggande',
  en: '{counted}, {share}% of them preventive',
}

const SOURCE_OF_CHECKUPS: Text = {
  sv: 'Intyg i journalen som har utfärdats eller gått ut till och med {day}.',
  en: 'Certificates of the journal that were issued or expired up to and including {day}.',
}
const SOURCE: Text = {
  sv: 'Besök som arbetsgivaren har beställt, räknade till och med {day}.',
  en: 'Visits ordered by the employer, counted up to and including {day}.',
}

/** A graph by month as columns: the visits beside those of the year before, the others upon each other. */
export function monthChart(graph: MonthlyGraph, locale: Locale): Chart {
  const { months, countedUntil } = graph
  const [note, remark] = [monthGaps(graph, locale), monthRemark(graph, locale)]
  return {
    kind: graph.graph === 'visits' || graph.graph === 'checkups' ? 'bars' : 'stacked',
    title: chartTitle(graph, locale),
    subtitle: subtitle(graph, locale),
    source: fillText(graph.graph === 'checkups' ? SOURCE_OF_CHECKUPS : SOURCE, locale, {
      day: dateWithoutWeekday(countedUntil, locale),
    }),
    locale,
    categories: months.map(({ month }) => monthLabel(month, locale)),
    series: monthSeries(graph, locale),
    ...(note && { note }),
    ...(remark && { remark }),
    tableHint: TABLE_HINT[locale],
  }
}

/** What is counted; of preventive work also its share of the whole period, since that of a month with few visits says little. */
function subtitle(graph: MonthlyGraph, locale: Locale): string {
  const counted = COUNTED[graph.graph][locale]
  if (graph.graph !== 'prevention') return counted
  const [preventive = 0, reactive = 0] = totalsOf(graph)
  if (preventive + reactive === 0) return counted
  const share = Math.round((preventive * 100) / (preventive + reactive))
  return fillText(SHARE, locale, { counted, share })
}
