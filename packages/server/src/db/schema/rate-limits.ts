import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Counts for rate limits, shared by all server processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The name of the limit, and a keyed hash of whom it is for. */
    limit: text().notNull(),
    subject: text().notNull(),
    windowStart: instant().notNull(),
    count: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.limit, table.subject, table.windowStart] }),
    index().on(table.windowStart),
  ],
)
