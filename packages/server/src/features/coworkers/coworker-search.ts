import { foldedSearchText, searchWords } from '@salvia/core/primitives'

/** A search as a database can answer it. */
export interface CoworkerSearch {
  /** Each word, and the units in whose path it stands. */
  readonly words: readonly { readonly word: string; readonly units: readonly string[] }[]
  /** Digits that an identity number may hold, with or without its century and hyphen. */
  readonly digits: string | null
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
  const digits = q.replace(/[\s+-]/g, '')
  return {
    words: words.map(word => ({
      word,
      units: texts.filter(({ text }) => text.includes(word)).map(({ id }) => id),
    })),
    digits: /^\d{4,12}$/.test(digits) ? digits : null,
  }
}
