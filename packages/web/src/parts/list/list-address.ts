import {
  type List,
  type ListDeclaration,
  type ListQuery,
  listQueryWords,
  listWordNames,
} from '@salvia/core/lists'

/** The address with another question of the list; what else stands in it stays. */
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
