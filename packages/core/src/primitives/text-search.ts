import { SEARCH_DIGITS_OUT_OF_ADDRESS } from '../limits/index.ts'

/** Letters that Unicode does not decompose. */
const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** Lower case and composed, to find exact hits. */
export function searchText(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** Lower case without diacritics. @example foldedSearchText('Åhl') // 'ahl' */
export function foldedSearchText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæßłđðþ]/g, letter => FOLDED_LETTERS[letter] ?? letter)
}

/** How well a text matches a search. `exact` matches come before those that differ in diacritics. */
export type SearchHit = 'exact' | 'folded' | 'none'

/**
 * Whether every word of the search is somewhere in the text.
 * @example searchHit('ahl', 'Åhl') // 'folded'
 */
export function searchHit(search: string, text: string): SearchHit {
  if (holdsWords(searchText(text), searchText(search))) return 'exact'
  return holdsWords(foldedSearchText(text), foldedSearchText(search)) ? 'folded' : 'none'
}

function holdsWords(text: string, search: string): boolean {
  return searchWords(search).every(word => text.includes(word))
}

/**
 * The words of a search, without the commas after them; none for a search of white space.
 * @example searchWords('Ahl, Karin') // ['Ahl', 'Karin']
 */
export function searchWords(search: string): string[] {
  return search.split(/[,;]?(?:\s+|$)/).filter(word => word !== '')
}

/**
 * Whether a search may contain an identity number, in digits of any script, so that it must not be put into an
 * address.
 */
export function staysOutOfAddress(search: string): boolean {
  return search.replace(/\P{Nd}/gu, '').length >= SEARCH_DIGITS_OUT_OF_ADDRESS
}
