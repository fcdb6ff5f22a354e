import {
  averageEmployed,
  type Comparison,
  comparisonOf,
  type MonthlyGraph,
  per100,
  shareOf,
  totalsOf,
} from '@salvia/core/statistics'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import styles from './statistics.module.css'
import { useTexts } from './texts.ts'

/** The numbers of a graph by month in words: the sum, for each hundred employed, and beside the year before. */
export function MonthlySummary({ graph }: { readonly graph: MonthlyGraph }) {
  const t = useTexts()
  const locale = useLocale()
  const totals = totalsOf(graph)
  const total = totals.reduce((sum, one) => sum + one, 0)
  const number = (value: number): string => formatNumber(value, locale)
  if (graph.graph === 'prevention') {
    const [preventive = 0, reactive = 0] = totals
    const share = shareOf(preventive, reactive) ?? 0
    return <p className={styles.summary}>{t('share', { share, count: preventive, total: number(total) })}</p>
  }
  if (graph.graph === 'checkups') {
    const [done = 0, expired = 0] = totals
    return (
      <p className={styles.summary}>
        {[t('done', { count: done }), t('expired', { count: expired })].join(' ')}
      </p>
    )
  }
  if (graph.graph === 'services') return null
  const rate = per100(total, averageEmployed(graph))
  const comparison = comparisonOf(graph)
  const told = graph.months.filter(({ counts }) => counts !== null).length
  const parts = [
    t('total', { count: total, number: number(total) }),
    told < graph.months.length ? t('someMonths', { told, count: graph.months.length }) : '',
    rate === null ? '' : t('rate', { rate: number(rate) }),
    comparison ? comparisonText(comparison) : '',
  ]
  return <p className={styles.summary}>{parts.filter(Boolean).join(' ')}</p>

  function comparisonText({ now, yearBefore, months }: Comparison): string {
    const values = { count: months, before: number(yearBefore), now: number(now) }
    // Where not all months can be compared, what is compared is not the number above.
    if (months < told) return t('compared', values)
    if (now === yearBefore) return t('asMany', values)
    const difference = number(Math.abs(now - yearBefore))
    return t(now > yearBefore ? 'more' : 'fewer', { ...values, difference })
  }
}
