import { CERTIFICATE_EXPIRED_MONTHS, CERTIFICATE_WARNING_DAYS } from '../limits/index.ts'
import { addDays, addMonths, type IsoDate } from '../primitives/index.ts'
import { expiredUntil } from './certificate-status.ts'

/** The statuses of a day as bounds on the last valid day, for selections: with `certificateStatus` they must agree. */
export interface StatusBounds {
  readonly today: IsoDate
  /** An entry with a last day up to this one *expires soon*, unless it is over. */
  readonly soonUntil: IsoDate
  /** A certificate of fitness with a last day from this one on, and before today, is *expired*. */
  readonly expiredFrom: IsoDate
}

export function statusBounds(today: IsoDate): StatusBounds {
  return {
    today,
    soonUntil: addDays(today, CERTIFICATE_WARNING_DAYS),
    expiredFrom: firstExpired(today),
  }
}

/** Months are shortened, so that several last days can have the same end of *expired*. */
function firstExpired(today: IsoDate): IsoDate {
  let day = addMonths(today, -CERTIFICATE_EXPIRED_MONTHS)
  while (expiredUntil(day) < today) day = addDays(day, 1)
  return day
}
