import {
  type List,
  type ListDeclaration,
  type ListQuery,
  listQueryWords,
  listWordNames,
} from '@salvia/core/lists'

/** The current address with another query of the list. Other query parameters stay. */
export function listAddress<D extends ListDeclaration>(
  list: List<D>,
  before: URLSearchParams,
  query: ListQuery<D>,
): URLSearchParams {
  const next = new URLSearchParams(before)
  for (const name of listWordNames(list)) next.delete(name)
  for (const [name, word] of Object.entries(listQueryWords(list, query))) next.set(name, word)
  return next
}
