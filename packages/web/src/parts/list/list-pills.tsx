import { filtersOf, isAtLeast } from '@salvia/core/lists'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { StatusPills } from '../../ui/status-pills.tsx'
import type { ListPartProps } from './any-list.ts'

/** The filters of a list as links, each with its count. */
export function ListPills({ list: { list, page, query, filterAddress }, texts }: ListPartProps) {
  const locale = useLocale()
  const counted = (filter: string, count: number): string =>
    formatNumber(count, locale) + (isAtLeast(list, filter, count) ? '+' : '')
  const pills = filtersOf(list).map(filter => ({
    to: filterAddress(filter),
    label: texts(`filter.${filter}`),
    current: query.filter === filter,
    count: page ? counted(filter, page.counts[filter] ?? 0) : null,
  }))
  return <StatusPills label={texts('filter.label')} pills={pills} />
}
