import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/** How many are employed in a unit under one manager. */
export interface Headcount {
  readonly unitId: string
  readonly managerKey: string
  readonly count: number
}

/** The manager of the employee `e`: the id of an employee or account, else the text of the file, else empty. */
export const MANAGER_KEY: SQL = sql`coalesce(e.manager_employee_id::text, e.manager_account_id::text, e.manager_text, '')`

/** How many are employed at a company, by unit and manager. */
export async function headcounts(db: Db, clientNumber: string): Promise<Headcount[]> {
  const { rows } = await db.execute<{ unitId: string; managerKey: string; count: number }>(sql`
    select e.unit_id as "unitId", ${MANAGER_KEY} as "managerKey", count(*)::int as count
    from employees e where e.client_number = ${clientNumber} and e.ended_at is null group by 1, 2`)
  return rows
}
