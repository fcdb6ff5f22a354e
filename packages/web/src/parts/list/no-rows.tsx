import { filtersOf, isNarrowed } from '@salvia/core/lists'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/panel.tsx'
import type { ListPartProps } from './any-list.ts'
import { useTexts } from './texts.ts'

interface NoRowsProps extends ListPartProps {
  readonly hasPeriod: boolean
}

/** Why a list has no rows, and what the user can do. */
export function NoRows({ list, texts, hasPeriod }: NoRowsProps) {
  const t = useTexts()
  const [first] = filtersOf(list.list)
  const isUnderAnother = first === 'all' && list.query.filter !== first && list.page?.counts.all !== 0
  if (isUnderAnother) {
    return (
      <EmptyState
        title={texts('noneHere')}
        action={
          <ButtonLink variant="secondary" to={list.filterAddress(first)}>
            {t('none.showAll')}
          </ButtonLink>
        }
      >
        {t('none.filtered')}
      </EmptyState>
    )
  }
  if (isNarrowed(list.query)) {
    return (
      <EmptyState
        title={texts('noMatch')}
        action={
          <Button variant="secondary" onClick={list.clear}>
            {t('none.clear')}
          </Button>
        }
      >
        {t(hasPeriod ? 'none.inPeriod' : 'none.narrowed')}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={texts('empty')} illustrated>
      {texts('emptyText')}
    </EmptyState>
  )
}
