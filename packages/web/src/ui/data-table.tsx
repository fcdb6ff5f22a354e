import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { keyboardScroll } from './keyboard-scroll.ts'
import { SkeletonRows } from './skeleton.tsx'
import { useTexts } from './texts.ts'

export interface Column<Row, Sort extends string = never> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Figures stand to the right. */
  readonly numeric?: boolean
  /** Makes the header a button that sorts upwards by this, or downwards by `-this`. */
  readonly sort?: Sort
}

interface SortState<Sort extends string> {
  readonly by: Sort | `-${Sort}`
  readonly onSort: (by: Sort | `-${Sort}`) => void
}

interface DataTableProps<Row, Sort extends string> {
  /** Says what the table is; for screen readers. */
  readonly caption: string
  /** The first column names the row, and holds its link. */
  readonly columns: readonly [Column<Row, Sort>, ...Column<Row, Sort>[]]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sorting?: SortState<Sort>
  /** Draws the table's shape while the rows are on their way. */
  readonly isLoading?: boolean
  /** The rows are those of the question before. */
  readonly isOutdated?: boolean
}

/** Rows and columns; on a phone each row is a card that keeps its labels and all its data. */
export function DataTable<Row, Sort extends string = never>(props: DataTableProps<Row, Sort>) {
  const { caption, columns, rows, rowKey, sorting, isLoading = false, isOutdated = false } = props
  const t = useTexts()
  return (
    <section
      ref={keyboardScroll}
      className={styles.scroller}
      aria-label={t('table.scroll', { caption })}
      aria-busy={isLoading || isOutdated}
    >
      <table className={styles.table} data-outdated={isOutdated || undefined}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <HeaderCell key={column.key} column={column} {...(sorting && { sorting })} />
            ))}
          </tr>
        </thead>
        <tbody>
          {isLoading && <SkeletonRows columns={columns.length} />}
          {rows.map(row => (
            <BodyRow key={rowKey(row)} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface BodyRowProps<Row, Sort extends string> {
  readonly row: Row
  readonly columns: readonly Column<Row, Sort>[]
}

function BodyRow<Row, Sort extends string>({ row, columns }: BodyRowProps<Row, Sort>) {
  const [first, ...others] = columns
  return (
    <tr>
      {first && <th scope="row">{first.cell(row)}</th>}
      {others.map(column => (
        <td key={column.key} data-label={column.header} data-numeric={column.numeric || undefined}>
          {column.cell(row)}
        </td>
      ))}
    </tr>
  )
}

interface HeaderCellProps<Row, Sort extends string> {
  readonly column: Column<Row, Sort>
  readonly sorting?: SortState<Sort>
}

function HeaderCell<Row, Sort extends string>({ column, sorting }: HeaderCellProps<Row, Sort>) {
  const { header, numeric, sort } = column
  if (!sorting || sort === undefined) {
    return (
      <th scope="col" data-numeric={numeric || undefined}>
        {header}
      </th>
    )
  }
  const up = sorting.by === sort
  const down = sorting.by === `-${sort}`
  const Icon = up ? ArrowUp : down ? ArrowDown : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}
      data-numeric={numeric || undefined}
    >
      <button type="button" className={styles.sort} onClick={() => sorting.onSort(up ? `-${sort}` : sort)}>
        {header}
        <Icon aria-hidden />
      </button>
    </th>
  )
}
