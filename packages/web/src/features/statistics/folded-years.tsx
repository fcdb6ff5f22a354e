import { dateParts, type IsoDate, lastOfMonth, parseIsoDate } from '@salvia/core/primitives'
import {
  graphTitle,
  type MonthlyGraph,
  type TableColumn,
  type TableRow,
  type YearlyGraph,
} from '@salvia/core/statistics'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Columns } from '../../ui/list/column.ts'
import styles from './statistics.module.css'
import { useTexts } from './texts.ts'

/** The months of one calendar year in a table, in their order. */
interface YearRows {
  readonly year: number
  /** The first days of the first and the last month. */
  readonly from: IsoDate
  readonly to: IsoDate
  readonly rows: readonly TableRow[]
}

/** Rows of months by their years. */
export function yearsOf(rows: readonly TableRow[]): YearRows[] {
  const months = rows.flatMap(row => {
    const month = typeof row.month === 'string' ? parseIsoDate(row.month) : undefined
    return month ? [{ month, row }] : []
  })
  return [...Map.groupBy(months, ({ month }) => dateParts(month).year)].flatMap(([year, ofYear]) => {
    const [from, to] = [ofYear[0]?.month, ofYear.at(-1)?.month]
    return from && to ? [{ year, from, to, rows: ofYear.map(({ row }) => row) }] : []
  })
}

/** What no two rows of a table share. */
export function rowKey({ month, year, area, cause, check }: TableRow): string {
  return [month, year, area, cause, check].join(' ')
}

interface FoldedYearsProps {
  readonly graph: MonthlyGraph | YearlyGraph
  readonly years: readonly YearRows[]
  readonly columns: Columns<TableRow, TableColumn>
}

/** The months of the last year, below those before it, which are folded under their year with its visits. */
export function FoldedYears({ graph, years, columns }: FoldedYearsProps) {
  const locale = useLocale()
  const tableOf = ({ from, to, rows }: YearRows) => (
    <DataTable
      key={from}
      caption={graphTitle(graph.graph, { ...graph, period: { from, to: lastOfMonth(to) } }, locale)}
      {...{ columns, rows, rowKey }}
    />
  )
  return (
    <div className={styles.years}>
      {years.slice(0, -1).map(ofYear => (
        <details key={ofYear.year} className={styles.fold}>
          <summary>
            <YearInWords {...ofYear} />
          </summary>
          {tableOf(ofYear)}
        </details>
      ))}
      {years.slice(-1).map(tableOf)}
    </div>
  )
}

/** How many visits a year had, in the months that are told. */
function YearInWords({ year, rows }: YearRows) {
  const t = useTexts()
  const locale = useLocale()
  const counts = rows.map(visitsOf).filter(count => count !== null)
  if (counts.length === 0) return t('year.none', { year: String(year) })
  const count = counts.reduce((sum, one) => sum + one, 0)
  const values = { year: String(year), count, number: formatNumber(count, locale) }
  if (counts.length === rows.length) return t('year.visits', values)
  return t('year.some', { ...values, told: counts.length, months: rows.length })
}

/** The visits of a month; null where they are not told. */
function visitsOf({ visits, total, preventive, reactive }: TableRow): number | null {
  const parts = [visits, total, preventive, reactive].filter(part => typeof part === 'number')
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0)
}
