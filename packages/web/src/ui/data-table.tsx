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

/** From this width there is room for a table. */
const WIDE = '(min-width: 768px), print'

interface DataTableProps<Row, Sort extends string> {
  /** Says what the table is; for screen readers. */
  readonly caption: string
  /** The first column names the row, and holds its link. Kept with `useMemo` where there are many rows. */
  readonly columns: Columns<Row, Sort>
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** On a phone the headers are gone: a list that can be sorted has a `SortSelect` above it too. */
  readonly sorting?: SortState<Sort>
  /** Puts rows that follow on each other under a heading: "Den här veckan". */
  readonly headingOf?: (row: Row) => string
  /** The acts on a row: an `ActionMenu`. */
  readonly actions?: (row: Row) => ReactNode
  /** Renders the table's shape while the rows are on their way. */
  readonly isLoading?: boolean
  /** The rows are those of the question before. */
  readonly isOutdated?: boolean
}

/**
 * Rows and columns; on a phone each row is a card that keeps its labels and all its data. What stands around it is
 * rendered first, and a key that is pressed meanwhile is answered: rows are many.
 */
export function DataTable<Row, Sort extends string = never>(props: DataTableProps<Row, Sort>) {
  const isWide = useMediaQuery(WIDE)
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

/** Rendered again only where its own data or the columns changed. */
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
        <td key={column.key} data-numeric={column.numeric || undefined}>
          {column.cell(row)}
        </td>
      ))}
      {actions && <td className={styles.actions}>{actions}</td>}
    </tr>
  )
}
