import { type Instant, instantFromMillis } from '@salvia/core/primitives'
import { customType, uuid } from 'drizzle-orm/pg-core'
import { databaseJson } from '../database-json.ts'

const WRITTEN_IN_UTC = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,3}))?\+00$/

/** A moment as an `Instant`: kept to the millisecond, so that it comes back as the text that went in. */
export const instant = customType<{ data: Instant; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: readInstant,
})

/** Reads `2026-11-23 09:00:00.5+00`. Most sessions run in UTC: their texts are rearranged, which a list of thousands feels. */
function readInstant(text: string): Instant {
  const parts = WRITTEN_IN_UTC.exec(text)
  if (!parts) return instantFromMillis(Date.parse(text))
  const [, date, time, fraction = ''] = parts
  return `${date}T${time}.${fraction.padEnd(3, '0')}Z` as Instant
}

/** A text that sorts by its code points, whatever the locale of the database. */
export const byteOrdered = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** A random identity made by the database. */
export const identity = () => uuid().primaryKey().defaultRandom()

/** A value kept as JSON. */
export const document = <T>() =>
  customType<{ data: T; driverData: string }>({ dataType: () => 'jsonb', toDriver: databaseJson })()
