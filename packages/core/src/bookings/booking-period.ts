import { BOOKINGS_PERIOD_DAYS } from '../limits/index.ts'
import { addDays, type Instant, type IsoDate, stockholmDate } from '../primitives/index.ts'

/** Dates of the start on the Stockholm calendar, both included; without end when `to` is null. */
export interface BookingPeriod {
  readonly from: IsoDate
  readonly to: IsoDate | null
}

/**
 * The period that was asked for. Without a beginning it begins 180 days before today, or before its end where that has
 * passed; without an end it has none.
 * @spec §9
 */
export function bookingPeriod(
  query: { readonly from?: IsoDate | undefined; readonly to?: IsoDate | undefined },
  now: Instant,
): BookingPeriod {
  const today = stockholmDate(now)
  const last = query.to !== undefined && query.to < today ? query.to : today
  return { from: query.from ?? addDays(last, -BOOKINGS_PERIOD_DAYS), to: query.to ?? null }
}
