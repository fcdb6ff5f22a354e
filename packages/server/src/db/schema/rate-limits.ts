import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** How often something was asked for in a stretch of time, over all server processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Which limit, and a keyed hash of whom it counts. */
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
