import { searchHit } from '@salvia/core/primitives'

export interface ComboboxOption {
  readonly value: string
  readonly label: string
  /** A line under the label that is searched too: a unit, a number, the way to a unit in its tree. */
  readonly detail?: string
  /** How deep it lies in a tree, 0 for the top; rendered while the whole tree is. */
  readonly level?: number
}

/** The options that a search finds: exact hits before those that differ by diacritics, each in the order given. */
export function optionsFor(query: string, options: readonly ComboboxOption[]): readonly ComboboxOption[] {
  if (query.trim() === '') return options
  const hits = Map.groupBy(options, ({ label, detail = '' }) => searchHit(query, `${label} ${detail}`))
  return [...(hits.get('exact') ?? []), ...(hits.get('folded') ?? [])]
}
