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
