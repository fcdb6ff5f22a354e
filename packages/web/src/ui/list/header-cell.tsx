import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { Column } from './column.ts'
import styles from './header-cell.module.css'

export interface SortState<Sort extends string> {
  readonly by: Sort | `-${Sort}`
  readonly onSort: (by: Sort | `-${Sort}`) => void
}

interface HeaderCellProps<Row, Sort extends string> {
  readonly column: Column<Row, Sort>
  readonly sorting?: SortState<Sort>
}

/** The header of a column; a button when the rows can be sorted by it. */
export function HeaderCell<Row, Sort extends string>({ column, sorting }: HeaderCellProps<Row, Sort>) {
  const { header, numeric, sort, isFalling = false } = column
  if (!sorting || sort === undefined) {
    return (
      <th scope="col" data-numeric={numeric || undefined}>
        {header}
      </th>
    )
  }
  const reverse = `-${sort}` as const
  const isSorted = sorting.by === sort
  const isReversed = sorting.by === reverse
  const up = isFalling ? isReversed : isSorted
  const down = isFalling ? isSorted : isReversed
  const Icon = up ? ArrowUp : down ? ArrowDown : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}
      data-numeric={numeric || undefined}
    >
      <button type="button" className={styles.sort} onClick={() => sorting.onSort(isSorted ? reverse : sort)}>
        {header}
        <Icon aria-hidden />
      </button>
    </th>
  )
}
