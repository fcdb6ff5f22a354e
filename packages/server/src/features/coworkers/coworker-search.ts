import { foldedSearchText, type IdentitySearch, identitySearch, searchWords } from '@salvia/core/primitives'

/** A search as a database can answer it. */
export interface CoworkerSearch {
  /** Each word, and the units in whose path it stands. */
  readonly words: readonly { readonly word: string; readonly units: readonly string[] }[]
  /** Null where no identity number is searched for. */
  readonly identity: IdentitySearch | null
}

interface SearchedUnit {
  readonly id: string
  readonly path: readonly string[]
}

/** Over name, title and unit without regard to accents, and over the identity number; null where nothing is searched for. */
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
