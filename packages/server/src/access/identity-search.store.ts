import type { IdentitySearch } from '@salvia/core/primitives'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Condition on the employee `e` of a statement: whether a search by identity number finds it, as `fitsIdentity` does.
 * False without such a search.
 */
export function isIdentified(search: IdentitySearch | null): SQL {
  if (search === null) return sql`false`
  const { kind, digits } = search
  if (kind === 'number') return sql`${digits} in (e.pid, substr(e.pid, 3))`
  return sql`(not e.protected_identity and ${digits} in (left(e.pid, 8), substr(e.pid, 3, 6)))`
}
