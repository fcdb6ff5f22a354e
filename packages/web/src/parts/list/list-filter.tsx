import { ArrowUpDown, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { daysOf, flagsOf, type ListPartProps } from './any-list.ts'
import { FilterForm } from './filter-form.tsx'
import { chosenAnswers } from './list-choices.ts'
import { periodText } from './list-period.ts'
import { useTexts } from './texts.ts'

interface ListFilterProps extends ListPartProps {
  /** The order is chosen here too, as there is no room for it in the line of tools. */
  readonly hasSort: boolean
}

/** Whether the list has questions that are asked in the dialog. */
export function hasFilters({ list, period, choices }: ListPartProps): boolean {
  return period !== undefined || choices !== undefined || flagsOf(list).length > 0
}

/** A button that says how many filters are on, and opens a dialog in which they are chosen. */
export function ListFilter({ hasSort, ...part }: ListFilterProps) {
  const t = useTexts()
  const [isOpen, setIsOpen] = useState(false)
  const count = chosenCount(part)
  const isAsking = hasFilters(part)
  const name = isAsking ? t('filter.button') : t('filter.order')
  return (
    <>
      <Button
        variant="secondary"
        icon={isAsking ? SlidersHorizontal : ArrowUpDown}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? t('filter.buttonOn', { count }) : name}
      </Button>
      <Dialog title={name} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <FilterForm {...part} hasSort={hasSort} count={count} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

function chosenCount({ list, choices }: ListPartProps): number {
  const flags = flagsOf(list).filter(name => list.query.asked[name] === true)
  return flags.length + chosenAnswers(list.query.asked, choices).length + (periodText(daysOf(list)) ? 1 : 0)
}
