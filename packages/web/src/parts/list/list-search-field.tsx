import { SEARCH_MAX_CHARACTERS } from '@salvia/core/limits'
import { useEffect, useState } from 'react'
import { SearchField } from '../../ui/field/search-field.tsx'
import { useTexts } from './texts.ts'
import type { ListSearch } from './use-list-search.ts'

/** So long after the last key the list is asked. */
const SEARCH_DELAY_MS = 250

interface ListSearchFieldProps {
  readonly label: string
  readonly search: ListSearch
}

/** Where one types what a list is searched for. What is typed is its own until it is asked for: no key renders the rows again. */
export function ListSearchField({ label, search }: ListSearchFieldProps) {
  const t = useTexts()
  const [typed, setTyped] = useState(search.q)
  const [turn, setTurn] = useState(search.turn)
  if (turn !== search.turn) {
    setTurn(search.turn)
    setTyped(search.q)
  }
  // The search without what stands around it is the same question.
  const isAsked = typed.trim() === search.q
  useEffect(() => {
    if (isAsked) return
    const timer = setTimeout(() => search.ask(typed), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  })
  return (
    <SearchField
      label={label}
      value={typed}
      maxLength={SEARCH_MAX_CHARACTERS}
      onValue={setTyped}
      {...(search.isPrivate && { hint: t('search.hidden') })}
    />
  )
}
