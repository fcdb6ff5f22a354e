import { COWORKER_CONTEXTS, COWORKER_SORTS, type CoworkerPage } from '@salvia/core/coworkers'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { HelpDialog } from '../../parts/help-dialog.tsx'
import { useHelp } from '../../parts/help-parameter.ts'
import { ListSearchField } from '../../parts/list-search/list-search-field.tsx'
import { useAtomValue } from '../../state/jotai.ts'
import { isPlacedAtom } from '../../state/profile.state.ts'
import { Button } from '../../ui/button.tsx'
import { ResultLine } from '../../ui/list/result-line.tsx'
import { SortSelect } from '../../ui/list/sort-select.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { EmptyState, ErrorPanel } from '../../ui/panel.tsx'
import { StatusPills } from '../../ui/status-pills.tsx'
import styles from './coworkers.module.css'
import { type ListQuestion, useCoworkers, useQuestion } from './coworkers.queries.ts'
import { CoworkersTable } from './coworkers-table.tsx'
import { useTexts } from './texts.ts'

/** What one sees in the list and why some may not be ordered for. */
const HELP = ['reach', 'rules', 'self', 'ordering', 'colleague'] as const

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
      <ContextPills list={list} page={page} />
      <div className={styles.tools}>
        <ListSearchField label={t('search')} hiddenHint={t('searchHidden')} search={list.search} />
        <SortSelect
          value={list.question.sort}
          options={COWORKER_SORTS.map(value => ({ value, label: t(`sort.${value}`) }))}
          onValue={list.sort}
        />
      </div>
      <Result page={page} />
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
      {page && page.total > 0 && <Pagination {...page} to={list.pageAddress} />}
      <HelpDialog help={help} title={t('help.title')} texts={HELP.map(text => t(`help.${text}`))} />
    </div>
  )
}

interface ListPartProps {
  readonly list: ReturnType<typeof useQuestion>
  readonly page: CoworkerPage | undefined
}

function ContextPills({ list, page }: ListPartProps) {
  const t = useTexts()
  const locale = useLocale()
  const pills = COWORKER_CONTEXTS.map(context => ({
    to: list.contextAddress(context),
    label: t(`filter.${context}`),
    current: list.question.context === context,
    count: page ? formatNumber(page.counts[context] ?? 0, locale) : null,
  }))
  return <StatusPills label={t('filter.label')} pills={pills} />
}

/** How many there are, of how many. */
function Result({ page }: { readonly page: CoworkerPage | undefined }) {
  const t = useTexts()
  if (!page) return <ResultLine>{''}</ResultLine>
  const all = page.counts.all ?? 0
  const text =
    page.total === all ? t('result', { count: page.total }) : t('resultOf', { count: page.total, total: all })
  return <ResultLine>{text}</ResultLine>
}

function Nothing({ question, onClear }: { readonly question: ListQuestion; readonly onClear: () => void }) {
  const t = useTexts()
  const isPlaced = useAtomValue(isPlacedAtom)
  const isNarrowed = question.q !== '' || question.context !== 'all'
  if (!isPlaced) {
    return (
      <EmptyState title={t('unplaced')} illustrated>
        {t('unplacedText')}
      </EmptyState>
    )
  }
  if (!isNarrowed) {
    return (
      <EmptyState title={t('empty')} illustrated>
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
