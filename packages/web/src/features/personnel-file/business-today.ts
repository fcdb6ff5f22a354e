import { type IsoDate, instantFromMillis, stockholmDate } from '@salvia/core/primitives'

/** Today's date in Sweden, whatever the time zone of the device. */
export function businessToday(): IsoDate {
  return stockholmDate(instantFromMillis(Date.now()))
}
