import { foldedSearchText, searchHit, searchWords } from '@salvia/core/primitives'
import type { PaletteEntry } from '../../../ui/overlay/palette.tsx'

/** An entry, and other words that it is found by. */
export interface Worded {
  readonly entry: PaletteEntry
  readonly words: string
}

const RANKS = ['exact', 'folded', 'words'] as const
type Rank = (typeof RANKS)[number]

/** How a query finds an entry: by its name, by its name without diacritics, or with the help of its other words. */
function rankOf({ entry: { label }, words }: Worded, query: string): Rank | null {
  const hit = searchHit(query, label)
  if (hit !== 'none') return hit
  const known = searchWords(foldedSearchText(`${label} ${words}`))
  const begins = (asked: string): boolean => known.some(word => word.startsWith(asked))
  return searchWords(foldedSearchText(query)).every(begins) ? 'words' : null
}

/** The entries that a query finds, those found by name first. */
export function matching(entries: readonly Worded[], query: string): PaletteEntry[] {
  const ranked = entries.map(worded => ({ entry: worded.entry, rank: rankOf(worded, query) }))
  return RANKS.flatMap(wanted => ranked.filter(({ rank }) => rank === wanted).map(({ entry }) => entry))
}
