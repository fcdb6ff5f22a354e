import { sortsOf } from '@salvia/core/lists'
import { SortSelect } from '../../ui/list/sort-select.tsx'
import type { ListPartProps } from './any-list.ts'

interface ListSortProps extends Pick<ListPartProps, 'list' | 'texts'> {
  readonly value: string
  readonly onValue: (sort: string) => void
}

/** Selects the order of a list. */
export function ListSort({ list, texts, value, onValue }: ListSortProps) {
  return (
    <SortSelect
      value={value}
      options={sortsOf(list.list).map(sort => ({ value: sort as string, label: texts(`sort.${sort}`) }))}
      onValue={onValue}
    />
  )
}
