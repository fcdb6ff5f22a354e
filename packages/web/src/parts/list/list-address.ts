import {
  type List,
  type ListDeclaration,
  type ListQuery,
  listQueryWords,
  listWordNames,
  readListQuery,
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

/** Whether each word in an address is one that the list asks for: neither garbage, nor what it does anyway. The search is any text. */
export function saysWhatIsShown<D extends ListDeclaration>(list: List<D>, address: URLSearchParams): boolean {
  const given = Object.fromEntries(address)
  const { q: _search, ...words } = listQueryWords(list, readListQuery(list, given))
  return listWordNames(list)
    .filter(name => name !== 'q' && address.has(name))
    .every(name => address.getAll(name).length === 1 && words[name] === given[name])
}
