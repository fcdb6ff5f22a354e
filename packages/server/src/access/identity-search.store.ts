import type { IdentitySearch } from '@salvia/core/primitives'
import { type SQL, sql } from 'drizzle-orm'

/** Whether the employee `e` of a statement is found by a search, as `fitsIdentity` says; nobody is without one. */
export function isIdentified(search: IdentitySearch | null): SQL {
  if (search === null) return sql`false`
  const { kind, digits } = search
  if (kind === 'number') return sql`${digits} in (e.pid, substr(e.pid, 3))`
  return sql`(not e.protected_identity and ${digits} in (left(e.pid, 8), substr(e.pid, 3, 6)))`
}
