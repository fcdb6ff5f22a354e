import { type IsoDate, instantFromMillis, stockholmDate } from '@salvia/core/primitives'

/** Today in Swedish business time, whatever the time zone of the device. */
export function businessToday(): IsoDate {
  return stockholmDate(instantFromMillis(Date.now()))
}
