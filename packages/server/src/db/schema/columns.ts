import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { databaseJson } from '../database-json.ts'

/** An instant, kept to the millisecond so that it comes back as the `Date` that went in. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** A text that sorts by its code points, whatever the locale of the database. */
export const byteOrdered = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** A random identity made by the database. */
export const identity = () => uuid().primaryKey().defaultRandom()

/** A value kept as JSON. */
export const document = <T>() =>
  customType<{ data: T; driverData: string }>({ dataType: () => 'jsonb', toDriver: databaseJson })()
