import type { IsoDate } from '@salvia/core/primitives'
import type { AnyList } from './any-list.ts'

/** The days between which a list is asked for; either may be open. */
interface Days {
  readonly from?: IsoDate
  readonly to?: IsoDate
}

/** A list that has a period asks for its days by the names `from` and `to`. */
export function daysOf({ query: { asked } }: AnyList): Days {
  return asked as Days
}

/** Which of the texts tells the chosen days, with its values; undefined where none are chosen. */
export function periodText({ from = '', to = '' }: { readonly from?: string; readonly to?: string }) {
  if (!from && !to) return undefined
  const key = from && to ? 'period.between' : from ? 'period.since' : 'period.until'
  return { key, values: { from, to } } as const
}
