import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/panel.tsx'
import { isNarrowed } from './list-question.ts'
import { useTexts } from './texts.ts'
import type { useQuestion } from './use-question.ts'

interface NoBookingsProps {
  readonly list: ReturnType<typeof useQuestion>
  /** There would be none without a search and filters either. */
  readonly isEmpty: boolean
}

/** Why the list is empty, with the way on. */
export function NoBookings({ list, isEmpty }: NoBookingsProps) {
  const t = useTexts()
  const { question } = list
  if (isEmpty && !isNarrowed(question, question.q)) {
    return (
      <EmptyState title={t('empty')} illustrated>
        {t('emptyText')}
      </EmptyState>
    )
  }
  if (isNarrowed(question, question.q)) {
    return (
      <EmptyState
        title={t('noMatch')}
        action={
          <Button variant="secondary" onClick={list.clear}>
            {t('clear')}
          </Button>
        }
      >
        {t('noMatchText')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('noStatus')}
      action={
        <ButtonLink variant="secondary" to={list.statusAddress('all')}>
          {t('showAll')}
        </ButtonLink>
      }
    >
      {t('noStatusText')}
    </EmptyState>
  )
}
