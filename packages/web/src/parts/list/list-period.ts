import type { IsoDate } from '@salvia/core/primitives'

/** The period of a list that has one. Such a list uses the names `from` and `to` for its questions. */
export interface ListPeriod {
  /** What the dates are of, where the list has several: "Slutdatum". */
  readonly name?: string
  /** The period that holds until another is chosen. A list without one shows everything. */
  readonly usual?: UsualPeriod
}

interface UsualPeriod {
  readonly days: number
  /** The dates that hold now, as the server answered. */
  readonly holds: { readonly from: IsoDate; readonly to: IsoDate | null } | undefined
  /** It hides rows of the chosen filter, so the list must say it. */
  readonly hidesRows: boolean
}

/** A chosen period; either end may be open. */
export interface Days {
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
}

/** The text key for the chosen period, with its values; undefined when no period is chosen. */
export function periodText({
  from = '',
  to = '',
}: Partial<Readonly<Record<'from' | 'to', string | undefined>>>) {
  if (!from && !to) return undefined
  const key = from && to ? 'period.between' : from ? 'period.since' : 'period.until'
  return { key, values: { from, to } } as const
}
