import type { IsoDate } from '@salvia/core/primitives'
import type { AnyList } from './any-list.ts'

/** The period of a list; either end may be open. */
interface Days {
  readonly from?: IsoDate
  readonly to?: IsoDate
}

/** The period of a list's query. A list with a period uses the names `from` and `to`. */
export function daysOf({ query: { asked } }: AnyList): Days {
  return asked as Days
}

/** The text key for the chosen period, with its values; undefined when no period is chosen. */
export function periodText({ from = '', to = '' }: { readonly from?: string; readonly to?: string }) {
  if (!from && !to) return undefined
  const key = from && to ? 'period.between' : from ? 'period.since' : 'period.until'
  return { key, values: { from, to } } as const
}
