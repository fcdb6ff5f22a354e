import { memo, type ReactNode, useDeferredValue } from 'react'
import styles from './data-table.module.css'
import { keyboardScroll } from './keyboard-scroll.ts'
import { CardList } from './list/card-list.tsx'
import { type Columns, groupRows } from './list/column.ts'
import { followRows } from './list/follow-rows.ts'
import { HeaderCell, type SortState } from './list/header-cell.tsx'
import { SkeletonRows } from './skeleton.tsx'
import { useTexts } from './texts.ts'
import { useMediaQuery } from './use-media-query.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type { Column } from './list/column.ts'

/** Tables are used from this width and in print, cards below it. */
export const WIDE_TABLE = '(min-width: 900px), print'

interface DataTableProps<Row, Sort extends string> {
  /** The name of the table, for screen readers. */
  readonly caption: string
  /** The first column names the row and contains its link. Use `useMemo` for long lists. */
  readonly columns: Columns<Row, Sort>
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Cards have no headers, so a sortable list also needs a `SortSelect` for narrow screens. */
  readonly sorting?: SortState<Sort>
  /** The heading of a row; consecutive rows with the same heading are grouped under it: "Den här veckan". */
  readonly headingOf?: (row: Row) => string
  /** The actions of a row: an `ActionMenu`, or one small tertiary `ButtonLink`. */
  readonly actions?: (row: Row) => ReactNode
  /** Shows a skeleton of the table while the rows load. */
  readonly isLoading?: boolean
  /** The rows belong to the previous query, while the new one loads. */
  readonly isOutdated?: boolean
}

/**
 * Rows and columns. On narrow screens each row is a card with all its labels and data. The rows render with low priority, so
 * that the rest of the page and key presses come first in long lists.
 */
export function DataTable<Row, Sort extends string = never>(props: DataTableProps<Row, Sort>) {
  const isWide = useMediaQuery(WIDE_TABLE)
  const shown = useDeferredValue(props)
  return isWide ? <WideTable {...shown} /> : <NarrowTable {...shown} />
}

const WideTable = memo(Table) as typeof Table
const NarrowTable = memo(Cards) as typeof Cards

function Cards<Row, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { caption, columns, rows, rowKey, headingOf, actions, isLoading = false, isOutdated = false } = props
  return <CardList {...{ caption, columns, rows, rowKey, headingOf, actions, isLoading, isOutdated }} />
}

function Table<Row, Sort extends string>(props: DataTableProps<Row, Sort>) {
  const { caption, columns, rows, rowKey, sorting, headingOf, actions } = props
  const { isLoading = false, isOutdated = false } = props
  const t = useTexts()
  const width = columns.length + (actions ? 1 : 0)
  return (
    <section
      ref={keyboardScroll}
      className={styles.scroller}
      aria-label={t('table.scroll', { caption })}
      aria-busy={isLoading || isOutdated}
    >
      <table ref={followRows} className={styles.table} data-outdated={isOutdated || undefined}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <HeaderCell key={column.key} column={column} {...(sorting && { sorting })} />
            ))}
            {actions && (
              <th scope="col">
                <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        {isLoading && (
          <tbody>
            <SkeletonRows columns={width} />
          </tbody>
        )}
        {groupRows(rows, headingOf).map(group => (
          <tbody key={group.heading ?? ''}>
            {group.heading && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={width}>
                  {group.heading}
                </th>
              </tr>
            )}
            {group.rows.map(row => (
              <TableRow key={rowKey(row)} row={row} columns={columns} actions={actions?.(row)} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

/** Renders again only when its row or the columns change. */
const TableRow = memo(BodyRow) as typeof BodyRow

interface BodyRowProps<Row, Sort extends string> {
  readonly row: Row
  readonly columns: Columns<Row, Sort>
  readonly actions: ReactNode
}

function BodyRow<Row, Sort extends string>({ row, columns, actions }: BodyRowProps<Row, Sort>) {
  const [first, ...others] = columns
  return (
    <tr data-row>
      <th scope="row" data-title>
        {first.cell(row)}
      </th>
      {others.map(column => (
        <td
          key={column.key}
          data-numeric={column.numeric || undefined}
          data-status={column.isStatus || undefined}
        >
          {column.cell(row)}
        </td>
      ))}
      {actions && <td className={styles.actions}>{actions}</td>}
    </tr>
  )
}
