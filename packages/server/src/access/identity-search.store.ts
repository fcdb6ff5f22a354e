import type { IdentitySearch } from '@salvia/core/primitives'
import { type SQL, sql } from 'drizzle-orm'

/**
 * Condition on the employee `e` of a statement: whether a search by identity number finds it, as `fitsIdentity` does.
 * False without such a search.
 */
export function isIdentified(search: IdentitySearch | null): SQL {
  if (search === null) return sql`false`
  const { kind, digits } = search
  const found =
    kind === 'number' ? sql`(e.pid, substr(e.pid, 3))` : sql`(left(e.pid, 8), substr(e.pid, 3, 6))`
  return sql`(not e.protected_identity and ${digits} in ${found})`
}
