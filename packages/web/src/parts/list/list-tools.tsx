import { sortsOf } from '@salvia/core/lists'
import { WIDE_TABLE } from '../../ui/data-table.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import type { ListPartProps } from './any-list.ts'
import styles from './list.module.css'
import { hasFilters, ListFilter } from './list-filter.tsx'
import { ListPills } from './list-pills.tsx'
import { ListSearchField } from './list-search-field.tsx'

/**
 * The controls that filter and search a list, in one line. The headers of a table sort it; where the rows are cards,
 * the order is chosen with the filters.
 */
export function ListTools(part: ListPartProps) {
  const { list, texts } = part
  const isTable = useMediaQuery(WIDE_TABLE)
  const { isSearchable, filter } = list.list.declaration
  const hasSort = !isTable && sortsOf(list.list).length > 0
  const hasDialog = hasFilters(part) || hasSort
  if (!filter && !isSearchable && !hasDialog) return null
  return (
    <div className={styles.tools}>
      {filter && <ListPills {...part} />}
      {(isSearchable || hasDialog) && (
        <div className={styles.controls}>
          {isSearchable && (
            <div className={styles.search}>
              <ListSearchField label={texts('search')} search={list.search} />
            </div>
          )}
          {hasDialog && <ListFilter {...part} hasSort={hasSort} />}
        </div>
      )}
    </div>
  )
}
