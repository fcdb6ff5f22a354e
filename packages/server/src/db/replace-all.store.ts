import { getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './database.ts'

const CHUNK = 500

/**
 * Inserts rows, and replaces those that have the key of one that is there, in portions: there is a limit on the number
 * of parameters. Two rows of one call must not have the same key.
 */
export async function replaceAll<T extends PgTable>(
  tx: Db,
  table: T,
  key: PgColumn,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const others = Object.entries(getTableColumns(table)).filter(([, column]) => column !== key)
  const set = Object.fromEntries(
    others.map(([field, column]) => [field, sql`excluded.${sql.identifier(toSnakeCase(column.name))}`]),
  ) as Partial<T['$inferInsert']>
  for (let from = 0; from < rows.length; from += CHUNK) {
    await tx
      .insert(table)
      .values(rows.slice(from, from + CHUNK))
      .onConflictDoUpdate({ target: key, set })
  }
}
