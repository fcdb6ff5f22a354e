import type { IdentitySearch } from '@salvia/core/primitives'
import { type SQL, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isIdentified } from '../../access/identity-search.store.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'

interface EmployeeSearch {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  readonly words: readonly string[]
  readonly identity: IdentitySearch | null
  readonly limit: number
}

interface FoundRow {
  readonly id: string
  readonly pid: string
  readonly firstName: string
  readonly lastName: string
  readonly title: string | null
  readonly unitId: string
  readonly unitPath: string[]
}

/** Those of a selection, employed now, whom all words or an identity number find: the first by name. */
export async function searchEmployees(
  db: Db,
  { clientNumber, employees, words, identity, limit }: EmployeeSearch,
): Promise<FoundRow[]> {
  const hasWords: SQL[] = words.map(word => sql`strpos(e.search_text, ${word}) > 0`)
  const { rows } = await db.execute<{ [Key in keyof FoundRow]: FoundRow[Key] }>(sql`
    select e.id, e.pid, e.first_name "firstName", e.last_name "lastName", e.title, e.unit_id "unitId",
      units.path "unitPath"
    from employees e join units on units.id = e.unit_id
    where e.client_number = ${clientNumber} and e.ended_at is null and ${isSelected(employees)}
      and ((${sql.join(hasWords, sql` and `)}) or ${isIdentified(identity)})
    order by e.sort_name, e.id limit ${limit}`)
  return rows
}
