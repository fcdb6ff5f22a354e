import { foldedSearchText, searchWords } from '../primitives/index.ts'
import { type DatePattern, datePattern } from './date-pattern.ts'

/** A part of a search. A thing with a date answers it with that date, or with a text that holds each of the words. */
export interface SearchTerm {
  readonly words: readonly string[]
  /** Null where the words are no date. */
  readonly date: DatePattern | null
}

/** The most words that a date is written with: `24 november 2026`. */
const DATE_WORDS = 3

/**
 * The terms of a search, every one of which a thing must answer; none for a search of white space. Words that
 * together are a date are one term, the longest first.
 * @example datedSearch('Åhl 24 nov') // [{ words: ['ahl'], date: null }, { words: ['24', 'nov'], date: {…} }]
 */
export function datedSearch(q: string): SearchTerm[] {
  const words = searchWords(foldedSearchText(q))
  const terms: SearchTerm[] = []
  for (let i = 0; i < words.length; ) {
    const term = dateTerm(words.slice(i, i + DATE_WORDS)) ?? { words: words.slice(i, i + 1), date: null }
    terms.push(term)
    i += term.words.length
  }
  return terms
}

function dateTerm(words: readonly string[]): SearchTerm | null {
  for (let count = words.length; count > 0; count--) {
    const date = datePattern(words.slice(0, count).join(' '))
    if (date) return { words: words.slice(0, count), date }
  }
  return null
}
