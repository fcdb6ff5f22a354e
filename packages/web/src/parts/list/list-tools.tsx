import { sortsOf } from '@salvia/core/lists'
import { ActiveFilters } from '../../ui/list/active-filters.tsx'
import { FilterChip } from '../../ui/list/filter-chip.tsx'
import { type Period, PeriodButton } from '../../ui/list/period-button.tsx'
import { SortSelect } from '../../ui/list/sort-select.tsx'
import type { AnyList, ListPartProps } from './any-list.ts'
import styles from './list.module.css'
import { daysOf, periodText } from './list-period.ts'
import { ListSearchField } from './list-search-field.tsx'
import { useTexts } from './texts.ts'

interface ListToolsProps extends ListPartProps {
  /** The length of the usual period in days, for a list that has one. */
  readonly usualDays: number | undefined
}

/** The controls that filter, search and sort a list. */
export function ListTools({ list, texts, usualDays }: ListToolsProps) {
  const { isSearchable = false } = list.list.declaration
  const sorts = sortsOf(list.list)
  const flags = flagsOf(list)
  const hasQuestions = flags.length > 0 || usualDays !== undefined
  if (!isSearchable && sorts.length === 0 && !hasQuestions) return null
  return (
    <div className={styles.tools}>
      {isSearchable && <ListSearchField label={texts('search')} search={list.search} />}
      {sorts.length > 0 && (
        <SortSelect
          value={list.query.sort}
          options={sorts.map(value => ({ value, label: texts(`sort.${value}`) }))}
          onValue={sort => list.change({ sort })}
        />
      )}
      {hasQuestions && (
        <div className={styles.chips}>
          {usualDays !== undefined && (
            <PeriodButton
              period={periodOf(list)}
              usualDays={usualDays}
              onPeriod={period => ask(list, { from: period?.from, to: period?.to ?? undefined })}
            />
          )}
          {flags.map(name => (
            <FilterChip
              key={name}
              label={texts(`question.${name}`)}
              isOn={list.query.asked[name] === true}
              onSwitch={isOn => ask(list, { [name]: isOn })}
            />
          ))}
        </div>
      )}
      <ChosenFilters list={list} texts={texts} />
    </div>
  )
}

function flagsOf({ list }: AnyList): readonly string[] {
  const questions = Object.entries(list.declaration.questions ?? {})
  return questions.filter(([, { kind }]) => kind === 'flag').map(([name]) => name)
}

function periodOf(list: AnyList): Period | null {
  const { from, to } = daysOf(list)
  return from ? { from, to: to ?? null } : null
}

function ask(list: AnyList, answers: Partial<AnyList['query']['asked']>): void {
  list.change({ asked: { ...list.query.asked, ...answers } as AnyList['query']['asked'] })
}

function ChosenFilters({ list, texts }: ListPartProps) {
  const t = useTexts()
  const { q, asked } = list.query
  const period = periodText(daysOf(list))
  const filters = [
    q !== '' && {
      key: 'q',
      label: list.search.isPrivate ? t('active.hidden') : t('active.search', { q }),
      onRemove: list.endSearch,
    },
    period && {
      key: 'period',
      label: t(period.key, period.values),
      onRemove: () => ask(list, { from: undefined, to: undefined }),
    },
    ...flagsOf(list).map(
      name =>
        asked[name] === true && {
          key: name,
          label: texts(`question.${name}`),
          onRemove: () => ask(list, { [name]: false }),
        },
    ),
  ].filter(filter => !!filter)
  return <ActiveFilters filters={filters} onClear={list.clear} />
}
