import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A column that is never null in the rows of a statement, though others of its table may lack it. */
export function present<C extends PgColumn>(column: C): SQL<C['_']['data']> {
  return sql<C['_']['data']>`${column}`.mapWith(column)
}
