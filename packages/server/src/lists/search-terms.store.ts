import type { DatePattern, SearchTerm } from '@salvia/core/lists'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** What a search looks in. */
interface Searched {
  /** A column of moments, by whose date in Stockholm a row is found. */
  readonly at: SQLWrapper
  /** Condition: the texts of the row hold a word. */
  holds(word: string): SQL
}

/** Condition that matches as `fitsDatedSearch` does: for each term the date, or every word somewhere. */
export function fitsTerms(terms: readonly SearchTerm[], searched: Searched): SQL {
  if (terms.length === 0) return sql`true`
  const each = terms.map(({ words, date }) => {
    const inText = sql.join(
      words.map(word => searched.holds(word)),
      sql` and `,
    )
    return date === null ? sql`(${inText})` : sql`((${inText}) or ${isOnDate(searched.at, date)})`
  })
  return sql`(${sql.join(each, sql` and `)})`
}

/** Matches a date. A part that is null matches any value. */
function isOnDate(at: SQLWrapper, { year, month, day }: DatePattern): SQL {
  const parts = [
    year === null ? '____' : digits(year, 4),
    digits(month, 2),
    day === null ? '__' : digits(day, 2),
  ]
  return sql`to_char(${at} at time zone 'Europe/Stockholm', 'YYYY-MM-DD') like ${parts.join('-')}`
}

function digits(value: number, count: number): string {
  return String(value).padStart(count, '0')
}
