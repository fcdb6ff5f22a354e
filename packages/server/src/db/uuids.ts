import { type SQL, sql } from 'drizzle-orm'

/** One parameter for a whole list of ids: there is a limit on the number of parameters. */
export function uuids(ids: readonly string[]): SQL {
  return sql`${`{${ids.join(',')}}`}::uuid[]`
}
