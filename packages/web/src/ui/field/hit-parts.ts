import { foldedSearchText, searchWords } from '@salvia/core/primitives'

/** A part of a text, and whether the search found it there. */
export interface HitPart {
  readonly text: string
  readonly isHit: boolean
}

/**
 * A text taken apart where words of a search stand in it, whatever their diacritics.
 * @example hitParts('Åhl, Karin', 'ahl') // [{ text: 'Åhl', isHit: true }, { text: ', Karin', isHit: false }]
 */
export function hitParts(text: string, search: string): readonly HitPart[] {
  const letters = [...text]
  const folded = letters.map(foldedSearchText)
  const marked = letters.map(() => false)
  for (const word of searchWords(search).map(foldedSearchText)) markWord(folded, word, marked)
  const parts: HitPart[] = []
  for (const [index, letter] of letters.entries()) {
    const isHit = marked[index] === true
    const last = parts.at(-1)
    if (last?.isHit === isHit) parts[parts.length - 1] = { text: last.text + letter, isHit }
    else parts.push({ text: letter, isHit })
  }
  return parts
}

/** A letter may fold to two (`æ`), so places in the folded text are led back to the letters they came from. */
function markWord(folded: readonly string[], word: string, marked: boolean[]): void {
  if (word === '') return
  const origin = folded.flatMap((text, index) => [...text].map(() => index))
  const whole = folded.join('')
  for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + 1)) {
    for (const index of origin.slice(at, at + word.length)) marked[index] = true
  }
}
