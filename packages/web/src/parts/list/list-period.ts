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

const PERIOD_TEXTS = {
  since: { plain: 'period.since', named: 'named.period.since' },
  until: { plain: 'period.until', named: 'named.period.until' },
  between: { plain: 'period.between', named: 'named.period.between' },
} as const

/** The text keys for the chosen period, without and with what the dates are of; undefined when no period is chosen. */
export function periodText({
  from = '',
  to = '',
}: Partial<Readonly<Record<'from' | 'to', string | undefined>>>) {
  if (!from && !to) return undefined
  const keys = PERIOD_TEXTS[from && to ? 'between' : from ? 'since' : 'until']
  return { keys, values: { from, to } } as const
}
