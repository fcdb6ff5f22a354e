import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant, kept to the millisecond so that it comes back as the `Date` that went in. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** A random identity made by the database. */
export const identity = () => uuid().primaryKey().defaultRandom()
