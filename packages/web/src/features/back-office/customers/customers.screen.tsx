import type { CustomerPage } from '@salvia/core/customers'
import { formatNumber } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import { ListSearchField } from '../../../parts/list-search/list-search-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { ResultLine } from '../../../ui/list/result-line.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { EmptyState, ErrorPanel } from '../../../ui/panel.tsx'
import { StatusPills } from '../../../ui/status-pills.tsx'
import styles from '../back-office.module.css'
import { type CustomerQuestion, useCustomers, useQuestion } from './customers.queries.ts'
import { CustomersTable } from './customers-table.tsx'
import { useTexts } from './texts.ts'

const PARTS = [undefined, 'open', 'closed'] as const

/** The provider's customers, for its case workers. */
export function CustomersScreen() {
  const t = useTexts()
  const list = useQuestion()
  const answer = useCustomers(list.question)
  const page = answer.state === 'ready' ? answer.data : undefined
  return (
    <div className={styles.page}>
      <PageHeader title={t('list.title')} />
      <Pills list={list} page={page} />
      <ListSearchField label={t('list.search')} hiddenHint={t('list.searchHidden')} search={list.search} />
      <ResultLine>{page ? t('list.result', { count: page.total }) : ''}</ResultLine>
      {answer.state === 'failed' ? (
        <ErrorPanel {...answer.failure} onRetry={answer.retry} />
      ) : page?.total === 0 ? (
        <Nothing question={list.question} onClear={list.clear} />
      ) : (
        <CustomersTable
          rows={page?.items ?? []}
          isLoading={answer.state === 'loading'}
          isOutdated={answer.state === 'ready' && answer.isOutdated}
        />
      )}
      {page && page.total > 0 && <Pagination {...page} to={list.pageAddress} />}
    </div>
  )
}

interface PillsProps {
  readonly list: ReturnType<typeof useQuestion>
  readonly page: CustomerPage | undefined
}

function Pills({ list, page }: PillsProps) {
  const t = useTexts()
  const locale = useLocale()
  const countOf = (part: (typeof PARTS)[number], { open, closed }: CustomerPage['counts']): number =>
    part ? { open, closed }[part] : open + closed
  const pills = PARTS.map(part => ({
    to: list.stateAddress(part),
    label: t(`list.${part ?? 'all'}`),
    current: list.question.state === part,
    count: page ? formatNumber(countOf(part, page.counts), locale) : null,
  }))
  return <StatusPills label={t('list.filter')} pills={pills} />
}

interface NothingProps {
  readonly question: CustomerQuestion
  readonly onClear: () => void
}

function Nothing({ question, onClear }: NothingProps) {
  const t = useTexts()
  if (question.q === '' && question.state !== 'open') {
    const isOfClosed = question.state === 'closed'
    return (
      <EmptyState title={t(isOfClosed ? 'list.emptyClosed' : 'list.empty')}>
        {t(isOfClosed ? 'list.emptyClosedText' : 'list.emptyText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('list.noMatch')}
      action={
        <Button variant="secondary" onClick={onClear}>
          {t('list.clear')}
        </Button>
      }
    >
      {t('list.noMatchText')}
    </EmptyState>
  )
}
