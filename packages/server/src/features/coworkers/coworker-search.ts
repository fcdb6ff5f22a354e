import { foldedSearchText, type IdentitySearch, identitySearch, searchWords } from '@salvia/core/primitives'

/** A search in a form that a database can run. */
export interface CoworkerSearch {
  /** Each word, with the units whose path contains it. */
  readonly words: readonly { readonly word: string; readonly units: readonly string[] }[]
  /** Null if the search has no identity number. */
  readonly identity: IdentitySearch | null
}

interface SearchedUnit {
  readonly id: string
  readonly path: readonly string[]
}

/** Searches name, title and unit, ignoring accents, and the identity number. Null if the search is empty. */
export function coworkerSearch(q: string, units: readonly SearchedUnit[]): CoworkerSearch | null {
  const words = searchWords(foldedSearchText(q))
  if (words.length === 0) return null
  const texts = units.map(({ id, path }) => ({ id, text: foldedSearchText(path.join(' ')) }))
  return {
    words: words.map(word => ({
      word,
      units: texts.filter(({ text }) => text.includes(word)).map(({ id }) => id),
    })),
    identity: identitySearch(q),
  }
}
