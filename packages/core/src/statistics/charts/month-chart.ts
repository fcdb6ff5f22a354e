import type { Chart } from '../../charts/index.ts'
import { dateWithoutWeekday, fillText, type Locale, type Text } from '../../i18n/index.ts'
import { CHECKUP_EVENTS } from '../checkup-counts.ts'
import { shareOf, totalsOf } from '../graphs/comparison.ts'
import type { MonthlyGraphName } from '../graphs/graphs.ts'
import type { MonthlyGraph } from '../graphs/monthly-graph.ts'
import { COLUMN_NAMES, codeInWords } from '../words.ts'
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
  checkups: { sv: 'Antal intyg per kontroll', en: 'Number of certificates by check-up' },
}

const SHARE: Text = {
  sv: '{counted}, {share} % av dem förebyggande',
  en: '{counted}, {share}% of them preventive',
}

const SOURCE_OF_CHECKUPS: Text = {
  sv: 'Intyg i journalen som har utfärdats eller gått ut till och med {day}.',
  en: 'Certificates from the journal that were issued or expired up to and including {day}.',
}
const SOURCE: Text = {
  sv: 'Besök som arbetsgivaren har beställt, räknade till och med {day}.',
  en: 'Visits ordered by the employer, counted up to and including {day}.',
}

/**
 * A graph by month as columns: the visits beside those of the year before, the others upon each other; of check-ups those of
 * each check beside each other.
 */
export function monthChart(graph: MonthlyGraph, locale: Locale): Chart {
  const { months, countedUntil, checks } = graph
  const [note, remark] = [monthGaps(graph, locale), monthRemark(graph, locale)]
  const day = dateWithoutWeekday(countedUntil, locale)
  const base = {
    title: chartTitle(graph, locale),
    subtitle: subtitle(graph, locale),
    locale,
    tableHint: TABLE_HINT[locale],
  }
  if (checks) {
    // Its bars are of all months, so that none of them is a gap.
    const said = [note, remark].filter(part => part !== '').join(' ')
    return {
      ...{ ...base, kind: 'bars', source: fillText(SOURCE_OF_CHECKUPS, locale, { day }) },
      categories: checks.map(({ check }) => codeInWords('check', check, locale)),
      series: CHECKUP_EVENTS.map(event => ({
        name: COLUMN_NAMES[event][locale],
        values: checks.map(check => check[event]),
      })),
      ...(said && { remark: said }),
    }
  }
  return {
    ...{ ...base, kind: graph.graph === 'visits' ? 'bars' : 'stacked' },
    source: fillText(SOURCE, locale, { day }),
    categories: months.map(({ month }) => monthLabel(month, locale)),
    series: monthSeries(graph, locale),
    ...(note && { note }),
    ...(remark && { remark }),
  }
}

/** What is counted; of preventive work also its share of the whole period, since that of a month with few visits says little. */
function subtitle(graph: MonthlyGraph, locale: Locale): string {
  const counted = COUNTED[graph.graph][locale]
  if (graph.graph !== 'prevention') return counted
  const [preventive = 0, reactive = 0] = totalsOf(graph)
  const share = shareOf(preventive, reactive)
  return share === null ? counted : fillText(SHARE, locale, { counted, share })
}
