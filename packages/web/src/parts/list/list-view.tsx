import { isAtLeast, type ListDeclaration, type RowOf, type SortOf } from '@salvia/core/lists'
import { type ReactNode, useRef } from 'react'
import { DataTable } from '../../ui/data-table.tsx'
import { retryFromHeading } from '../../ui/focus-place.ts'
import type { Columns } from '../../ui/list/column.ts'
import type { SortState } from '../../ui/list/header-cell.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ErrorPanel } from '../../ui/panel.tsx'
import type { AnyList, ListPartProps } from './any-list.ts'
import styles from './list.module.css'
import type { AnyChoices, ListChoices } from './list-choices.ts'
import type { ListPeriod } from './list-period.ts'
import { ListResult } from './list-result.tsx'
import type { ListTextKey, ListTexts } from './list-texts.ts'
import { ListTools } from './list-tools.tsx'
import { NoRows } from './no-rows.tsx'
import type { ListState } from './use-list.ts'

/** What a list can be sorted by, in ascending order. */
type SortKey<D extends ListDeclaration> = Exclude<SortOf<D>, `-${string}`>

/** The columns of a list. */
export type ListColumns<D extends ListDeclaration> = Columns<RowOf<D>, SortKey<D>>

export interface ListViewProps<D extends ListDeclaration> {
  readonly list: ListState<D>
  /** The feature's texts. A list that lacks one does not compile. */
  readonly texts: ListTexts<ListTextKey<D>>
  /** The first column names the row and contains its link. */
  readonly columns: ListColumns<D>
  readonly rowKey: (row: RowOf<D>) => string
  /** The heading of a row; consecutive rows with the same heading are grouped under it. */
  readonly headingOf?: ((row: RowOf<D>) => string) | undefined
  /** The actions of a row. */
  readonly rowActions?: ((row: RowOf<D>) => ReactNode) | undefined
  /** The period, for a list that has one. */
  readonly period?: ListPeriod
  /** The names of the answers, for a list with questions that have a choice of them. */
  readonly choices?: ListChoices<D>
  /** What else is to be known about the rows as a whole, such as how fresh they are. A quiet line. */
  readonly remark?: ReactNode
  /** A control of what the rows show, such as a switch, at the end of the line about them. */
  readonly tools?: ReactNode
  /** Replaces the usual explanation of why there are no rows. */
  readonly nothing?: ReactNode
  /** A further way on where nothing matches the search: "Varför finns inte personen här?" */
  readonly noMatchWay?: ReactNode
}

interface ListBodyProps<D extends ListDeclaration> extends ListViewProps<D> {
  /** Shows the download beside the number of rows; a page with a heading of its own shows it there. */
  readonly hasDownload?: boolean
}

/** A list with filters, search, sorting, download and pagination, in all its states. */
export function ListView<D extends ListDeclaration>(props: ListBodyProps<D>) {
  const { list, nothing, noMatchWay, remark, tools, hasDownload = true } = props
  const { answer, page } = list
  const part = partsOf(props)
  const line = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.list}>
      <ListTools {...part} />
      <ListResult {...part} line={line} remark={remark} tools={tools} hasDownload={hasDownload} />
      {answer.state === 'failed' ? (
        <ErrorPanel {...answer.failure} onRetry={retryFromHeading(answer.retry)} />
      ) : page?.total === 0 ? (
        nothing || <NoRows {...part} way={noMatchWay} onLeave={() => line.current?.focus()} />
      ) : (
        <Rows {...props} />
      )}
      {page && (page.total > page.pageSize || page.page > 1) && (
        <Pagination
          page={page.page}
          pageSize={page.pageSize}
          total={page.total}
          isAtLeast={isAtLeast(part.list.list, part.list.query.filter, page.total)}
          to={list.pageAddress}
        />
      )}
    </div>
  )
}

/** The list without its exact types, for the parts. */
export function partsOf<D extends ListDeclaration>({
  list,
  texts,
  period,
  choices,
}: Pick<ListViewProps<D>, 'list' | 'texts' | 'period' | 'choices'>): ListPartProps {
  return {
    list: list as unknown as AnyList,
    texts: texts as ListTexts<string>,
    period,
    choices: choices as AnyChoices | undefined,
  }
}

function Rows<D extends ListDeclaration>(props: ListViewProps<D>) {
  const { list, texts, columns, rowKey, headingOf, rowActions } = props
  const { answer, page, query } = list
  // Each sort order is one of the columns, ascending or descending.
  const sorting = {
    by: query.sort,
    onSort: (sort: SortOf<D>) => list.change({ sort }),
  } as unknown as SortState<SortKey<D>>
  return (
    <DataTable
      caption={texts('caption')}
      columns={columns}
      rows={page?.items ?? []}
      rowKey={rowKey}
      {...(list.list.declaration.sorts && { sorting })}
      {...(headingOf && { headingOf })}
      {...(rowActions && { actions: rowActions })}
      isLoading={answer.state === 'loading'}
      isOutdated={answer.state === 'ready' && answer.isOutdated}
    />
  )
}
