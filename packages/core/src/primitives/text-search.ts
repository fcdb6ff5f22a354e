import { SEARCH_DIGITS_OUT_OF_ADDRESS } from '../limits/index.ts'

/** Letters that no decomposition takes apart. */
const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}

/** Lower case, composed: what an exact hit is looked for in. */
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

/** How well a text answers a search: `exact` hits come before those that differ by diacritics. */
export type SearchHit = 'exact' | 'folded' | 'none'

/**
 * Whether every word of the search stands somewhere in the text.
 * @example searchHit('ahl', 'Åhl') // 'folded'
 */
export function searchHit(search: string, text: string): SearchHit {
  if (holdsWords(searchText(text), searchText(search))) return 'exact'
  return holdsWords(foldedSearchText(text), foldedSearchText(search)) ? 'folded' : 'none'
}

function holdsWords(text: string, search: string): boolean {
  return searchWords(search).every(word => text.includes(word))
}

/** The words of a search; none for a search of white space. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter(word => word !== '')
}

/** Whether a search may hold an identity number, in digits of any script, and so must not stand in an address. */
export function staysOutOfAddress(search: string): boolean {
  return search.replace(/\P{Nd}/gu, '').length >= SEARCH_DIGITS_OUT_OF_ADDRESS
}
