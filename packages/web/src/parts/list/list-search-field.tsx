import { SEARCH_MAX_CHARACTERS } from '@salvia/core/limits'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { SearchField } from '../../ui/field/search-field.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { PHONE } from './phone.ts'
import { useTexts } from './texts.ts'
import type { ListSearch } from './use-list-search.ts'

/** Milliseconds after the last key before the list is searched. */
export const SEARCH_DELAY_MS = 250

interface ListSearchFieldProps {
  readonly label: string
  readonly search: ListSearch
}

/**
 * The search field of a list. The typed text is kept here until the search starts, so that a key does not render all
 * rows again.
 */
export function ListSearchField({ label, search }: ListSearchFieldProps) {
  const t = useTexts()
  const isPhone = useMediaQuery(PHONE)
  const [typed, setTyped] = useState(search.q)
  const [turn, setTurn] = useState(search.turn)
  if (turn !== search.turn) {
    setTurn(search.turn)
    setTyped(search.q)
  }
  // Surrounding spaces do not change the query.
  const isAsked = typed.trim() === search.q
  // A search that began while another page loads would put the list's address in the place of that page's.
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (isAsked || isLeaving) return
    const timer = setTimeout(() => search.ask(typed), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  })
  return (
    <SearchField
      label={label}
      placeholder={isPhone ? t('search.short') : label}
      value={typed}
      maxLength={SEARCH_MAX_CHARACTERS}
      onValue={setTyped}
      {...(search.isPrivate && { hint: t('search.hidden') })}
    />
  )
}
