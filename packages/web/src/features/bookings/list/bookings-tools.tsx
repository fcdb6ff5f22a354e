import { BOOKING_SORTS } from '@salvia/core/bookings'
import { BOOKINGS_PERIOD_DAYS } from '@salvia/core/limits'
import { ListSearchField } from '../../../parts/list-search/list-search-field.tsx'
import { ActiveFilters } from '../../../ui/list/active-filters.tsx'
import { FilterChip } from '../../../ui/list/filter-chip.tsx'
import { PeriodButton } from '../../../ui/list/period-button.tsx'
import { SortSelect } from '../../../ui/list/sort-select.tsx'
import styles from './bookings.module.css'
import { useTexts } from './texts.ts'
import type { useQuestion } from './use-question.ts'

interface ListToolsProps {
  readonly list: ReturnType<typeof useQuestion>
}

/** What narrows and orders the list. */
export function BookingsTools({ list }: ListToolsProps) {
  const t = useTexts()
  const { question } = list
  return (
    <div className={styles.tools}>
      <ListSearchField label={t('search')} hiddenHint={t('searchHidden')} search={list.search} />
      <SortSelect
        value={question.sort}
        options={BOOKING_SORTS.map(value => ({ value, label: t(`sort.${value}`) }))}
        onValue={list.sort}
      />
      <div className={styles.chips}>
        <PeriodButton
          period={question.period}
          usualDays={BOOKINGS_PERIOD_DAYS}
          onPeriod={list.choosePeriod}
        />
        <FilterChip label={t('leaders')} isOn={question.leaders} onSwitch={list.chooseLeaders} />
      </div>
      <ChosenFilters list={list} />
    </div>
  )
}

function ChosenFilters({ list }: ListToolsProps) {
  const t = useTexts()
  const { q, isPrivate, period, leaders } = list.question
  const filters = [
    q !== '' && {
      key: 'q',
      label: isPrivate ? t('searchHidden') : t('active.search', { q }),
      onRemove: list.endSearch,
    },
    period && {
      key: 'period',
      label:
        period.to === null
          ? t('active.since', { from: period.from })
          : t('active.between', { from: period.from, to: period.to }),
      onRemove: () => list.choosePeriod(null),
    },
    leaders && { key: 'leaders', label: t('leaders'), onRemove: () => list.chooseLeaders(false) },
  ].filter(filter => !!filter)
  return <ActiveFilters filters={filters} onClear={list.clear} />
}
