import {
  averageEmployed,
  type Comparison,
  comparisonOf,
  type MonthlyGraph,
  per100,
  totalsOf,
} from '@salvia/core/statistics'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import styles from './statistics.module.css'
import { useTexts } from './texts.ts'

const MONTHS_OF_A_YEAR = 12

/** The numbers of a graph by month in words: the sum, for each hundred employed, and beside the year before. */
export function MonthlySummary({ graph }: { readonly graph: MonthlyGraph }) {
  const t = useTexts()
  const locale = useLocale()
  const totals = totalsOf(graph)
  const total = totals.reduce((sum, one) => sum + one, 0)
  const number = (value: number): string => formatNumber(value, locale)
  if (graph.graph === 'prevention') {
    const share = Math.round(((totals[0] ?? 0) * 100) / total)
    return (
      <p className={styles.summary}>{t('share', { share, count: totals[0] ?? 0, total: number(total) })}</p>
    )
  }
  if (graph.graph === 'checkups') {
    const [done = 0, expired = 0] = totals
    return (
      <p className={styles.summary}>
        {[t('done', { count: done }), t('expired', { count: expired })].join(' ')}
      </p>
    )
  }
  const rate = per100(total, averageEmployed(graph))
  // A longer period has its own year before in itself.
  const comparison = graph.months.length <= MONTHS_OF_A_YEAR ? comparisonOf(graph) : null
  const parts = [
    t('total', { count: total, number: number(total) }),
    rate === null ? '' : t('rate', { rate: number(rate) }),
    comparison ? comparisonText(comparison) : '',
  ]
  return <p className={styles.summary}>{parts.filter(Boolean).join(' ')}</p>

  function comparisonText({ now, yearBefore, months }: Comparison): string {
    const values = {
      count: months,
      before: number(yearBefore),
      difference: number(Math.abs(now - yearBefore)),
    }
    if (now === yearBefore) return t('asMany', values)
    return now > yearBefore ? t('more', values) : t('fewer', values)
  }
}
