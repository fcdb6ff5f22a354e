import { COWORKER_CONTEXTS, COWORKER_SORTS, type CoworkerPage } from '@salvia/core/coworkers'
import { SEARCH_MAX_CHARACTERS } from '@salvia/core/limits'
import { useSearchParams } from 'react-router'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { useHelp } from '../../parts/help-parameter.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { SelectField } from '../../ui/field/select-field.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState, ErrorPanel } from '../../ui/panel.tsx'
import { StatusPills } from '../../ui/status-pills.tsx'
import styles from './coworkers.module.css'
import { type ListQuestion, useCoworkers, useQuestion } from './coworkers.queries.ts'
import { CoworkersHelp } from './coworkers-help.tsx'
import { CoworkersTable } from './coworkers-table.tsx'
import { useTexts } from './texts.ts'

/** The employees that the user is responsible for. @spec §2 */
export function CoworkersScreen() {
  const t = useTexts()
  const help = useHelp()
  const list = useQuestion()
  const answer = useCoworkers(list.question)
  const page = answer.state === 'ready' ? answer.data : undefined
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        actions={
          <Button variant="tertiary" onClick={help.open}>
            {t('help.open')}
          </Button>
        }
      />
      <ContextPills question={list.question} page={page} />
      <div className={styles.tools}>
        <SearchField
          label={t('search')}
          value={list.typed}
          maxLength={SEARCH_MAX_CHARACTERS}
          onValue={list.search}
          {...(list.question.isPrivate && { hint: t('searchHidden') })}
        />
        <SelectField
          label={t('sort.label')}
          value={list.question.sort}
          options={COWORKER_SORTS.map(value => ({ value, label: t(`sort.${value}`) }))}
          onValue={list.sort}
        />
      </div>
      <ResultLine question={list.question} page={page} />
      {answer.state === 'failed' ? (
        <ErrorPanel {...answer.failure} onRetry={answer.retry} />
      ) : page?.total === 0 ? (
        <Nothing question={list.question} onClear={list.clear} />
      ) : (
        <CoworkersTable
          rows={page?.items ?? []}
          sort={list.question.sort}
          onSort={list.sort}
          isLoading={answer.state === 'loading'}
          isOutdated={answer.state === 'ready' && answer.isOutdated}
        />
      )}
      {page && page.total > 0 && <Pages page={page} />}
      <CoworkersHelp isOpen={help.isOpen} onClose={help.close} />
    </div>
  )
}

interface ListPartProps {
  readonly question: ListQuestion
  readonly page: CoworkerPage | undefined
}

function ContextPills({ question, page }: ListPartProps) {
  const t = useTexts()
  const locale = useLocale()
  const [search] = useSearchParams()
  const to = (context: string): string => {
    const next = new URLSearchParams(search)
    next.delete('page')
    if (context === 'all') next.delete('filter')
    else next.set('filter', context)
    return `?${next}`
  }
  const pills = COWORKER_CONTEXTS.map(context => ({
    to: to(context),
    label: t(`filter.${context}`),
    current: question.context === context,
    count: page ? formatNumber(page.counts[context] ?? 0, locale) : null,
  }))
  return <StatusPills label={t('filter.label')} pills={pills} />
}

function ResultLine({ question, page }: ListPartProps) {
  const t = useTexts()
  const all = page?.counts.all ?? 0
  const isPart = page !== undefined && page.total !== all
  const text = isPart
    ? t('resultOf', { count: page.total, total: all })
    : t('result', { count: page?.total ?? 0 })
  return (
    <p role="status" className={styles.result} key={question.context}>
      {page && text}
    </p>
  )
}

function Nothing({ question, onClear }: { readonly question: ListQuestion; readonly onClear: () => void }) {
  const t = useTexts()
  const isNarrowed = question.q !== '' || question.context !== 'all'
  if (!isNarrowed) {
    return (
      <EmptyState title={t('empty')} drawn>
        {t('emptyText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('noMatch')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('clear')}
        </Button>
      }
    >
      {t('noMatchText')}
    </EmptyState>
  )
}

function Pages({ page }: { readonly page: CoworkerPage }) {
  const [search] = useSearchParams()
  const to = (number: number): string => {
    const next = new URLSearchParams(search)
    next.set('page', String(number))
    return `?${next}`
  }
  return <Pagination page={page.page} pageSize={page.pageSize} total={page.total} to={to} />
}
