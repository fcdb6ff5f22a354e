import type { Locale } from '@salvia/core/i18n'
import { parseIsoDate } from '@salvia/core/primitives'
import {
  COLUMN_NAMES,
  codeInWords,
  GRAPHS,
  graphTitle,
  type MonthlyGraph,
  periodInWords,
  sortTable,
  type TableColumn,
  type TableRow,
  type TableSort,
  tableOf,
  type YearlyGraph,
} from '@salvia/core/statistics'
import { useId, useMemo, useState } from 'react'
import { formatNumber, formatRate } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable, WIDE_TABLE } from '../../ui/data-table.tsx'
import type { Column } from '../../ui/list/column.ts'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FoldedYears, rowKey, yearsOf } from './folded-years.tsx'
import styles from './statistics.module.css'
import { useTexts } from './texts.ts'

const TEXT_COLUMNS: readonly TableColumn[] = ['month', 'year', 'area', 'cause', 'check', 'note']

/** A cell as it is read: months by their names, codes in words. */
function cellText(column: TableColumn, row: TableRow, locale: Locale): string {
  const cell = row[column] ?? null
  if (cell === null) return ''
  if (column === 'per-100' && typeof cell === 'number') return formatRate(cell, locale)
  if (typeof cell === 'number') return column === 'year' ? String(cell) : formatNumber(cell, locale)
  const month = column === 'month' ? parseIsoDate(cell) : undefined
  if (!month) return codeInWords(column, cell, locale)
  return periodInWords({ from: month, to: month }, locale)
}

type SortWord = TableColumn | `-${TableColumn}`

function sortOf(word: SortWord): TableSort {
  const isReverse = word.startsWith('-')
  return { column: (isReverse ? word.slice(1) : word) as TableColumn, isReverse }
}

/** The numbers of a graph as a table that can be sorted, shown when it is asked for. */
export function GraphTable({ graph }: { readonly graph: MonthlyGraph | YearlyGraph }) {
  const t = useTexts()
  const id = useId()
  const [isShown, setIsShown] = useState(false)
  const name = GRAPHS[graph.graph].name[useLocale()]
  return (
    <div className={styles.table}>
      <div>
        <Button
          variant="tertiary"
          size="small"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={() => setIsShown(!isShown)}
        >
          {t(isShown ? 'table.hide' : 'table.show')} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </div>
      {isShown && (
        <div id={id}>
          <SortedTable graph={graph} />
        </div>
      )}
    </div>
  )
}

function SortedTable({ graph }: { readonly graph: MonthlyGraph | YearlyGraph }) {
  const locale = useLocale()
  const isWide = useMediaQuery(WIDE_TABLE)
  const table = useMemo(() => tableOf(graph), [graph])
  const [by, setBy] = useState<SortWord>(table.columns[0] ?? 'month')
  const { rows } = sortTable(table, sortOf(by))
  // A note on no row would be an empty column.
  const shown = table.columns.filter(name => name !== 'note' || table.rows.some(({ note }) => note))
  const columns = shown.map(
    (name): Column<TableRow, TableColumn> => ({
      key: name,
      header: COLUMN_NAMES[name][locale],
      cell: row => cellText(name, row, locale),
      numeric: !TEXT_COLUMNS.includes(name),
      sort: name,
    }),
  )
  const [first, ...others] = columns
  if (!first) return null
  const years = table.columns.includes('month') ? yearsOf(table.rows) : []
  // Cards have no headers to sort by: those of several years stand in their order.
  if (!isWide && years.length > 1)
    return <FoldedYears graph={graph} years={years} columns={[first, ...others]} />
  return (
    <DataTable
      caption={graphTitle(graph.graph, graph, locale)}
      columns={[first, ...others]}
      rows={rows}
      rowKey={rowKey}
      sorting={{ by, onSort: setBy }}
    />
  )
}
