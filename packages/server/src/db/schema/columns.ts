import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** An instant, kept to the millisecond so that it comes back as the `Date` that went in. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' })

/** A text that sorts by its code points, whatever the locale of the database. */
export const byteOrdered = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** A random identity made by the database. */
export const identity = () => uuid().primaryKey().defaultRandom()

/**
 * A value kept as JSON. The database takes neither NUL nor half a surrogate pair, which a file may hold and its report
 * then quotes: each becomes U+FFFD.
 */
export const document = <T>() =>
  customType<{ data: T; driverData: string }>({
    dataType: () => 'jsonb',
    toDriver: value =>
      JSON.stringify(value, (_, part: unknown) =>
        typeof part === 'string' ? part.toWellFormed().replaceAll('\0', '\u{fffd}') : part,
      ),
  })()
