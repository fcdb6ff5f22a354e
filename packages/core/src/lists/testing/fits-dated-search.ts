import { dateParts, type IsoDate } from '../../primitives/index.ts'
import type { DatePattern } from '../date-pattern.ts'
import type { SearchTerm } from '../dated-search.ts'

/** What a search looks in. */
interface SearchedThing {
  /** In Stockholm. */
  readonly date: IsoDate
  /** Folded, as stored to be searched: `bookingKeys`, `coworkerKeys`. */
  readonly texts: readonly string[]
}

export function fitsDatedSearch({ date: day, texts }: SearchedThing, terms: readonly SearchTerm[]): boolean {
  return terms.every(
    ({ words, date }) =>
      (date !== null && fitsPattern(day, date)) ||
      words.every(word => texts.some(text => text.includes(word))),
  )
}

/** Whether a date is of the pattern. */
function fitsPattern(date: IsoDate, pattern: DatePattern): boolean {
  const { year, month, day } = dateParts(date)
  return (
    month === pattern.month &&
    (pattern.year === null || year === pattern.year) &&
    (pattern.day === null || day === pattern.day)
  )
}
