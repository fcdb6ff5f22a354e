import { filtersOf, isNarrowed } from '@salvia/core/lists'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/panel.tsx'
import type { ListPartProps } from './any-list.ts'
import { useTexts } from './texts.ts'

interface NoRowsProps extends ListPartProps {
  /** Runs after a button was pressed, which then vanishes. */
  readonly onLeave: () => void
  /** A further way on where a search has no rows, also where they are under another filter. */
  readonly way: ReactNode
}

const ALL = 'all'

/** Why a list has no rows, and what the user can do. */
export function NoRows({ list, texts, period, onLeave, way }: NoRowsProps) {
  const t = useTexts()
  const hasAll = filtersOf(list.list).includes(ALL)
  const further = list.query.q !== '' && way
  const isUnderAnother = hasAll && list.query.filter !== ALL && list.page?.counts[ALL] !== 0
  if (isUnderAnother) {
    return (
      <EmptyState
        title={texts('noneHere')}
        action={
          <>
            <Leaving text={t('none.showAll')} act={() => list.choose(ALL)} onLeave={onLeave} />
            {further}
          </>
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
          <>
            <Leaving text={t('none.clear')} act={list.clear} onLeave={onLeave} />
            {further}
          </>
        }
      >
        {t(period?.usual ? 'none.inPeriod' : 'none.narrowed')}
      </EmptyState>
    )
  }
  return (
    <EmptyState title={texts('empty')} illustrated>
      {texts('emptyText')}
    </EmptyState>
  )
}

interface LeavingProps extends Pick<NoRowsProps, 'onLeave'> {
  readonly text: string
  readonly act: () => void
}

/** A button that ends the empty state, and with it itself. */
function Leaving({ text, act, onLeave }: LeavingProps) {
  const press = (): void => {
    act()
    onLeave()
  }
  return (
    <Button variant="secondary" onClick={press}>
      {text}
    </Button>
  )
}
