import type { Instant, IsoDate } from '@salvia/core/primitives'
import { and, desc, eq, gte, sql } from 'drizzle-orm'
import type { EmployeeSelection } from '../../access/employee-selection.ts'
import { isSelected } from '../../access/ruled-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { certificateWithdrawals } from '../../db/schema/certificates.ts'
import { units } from '../../db/schema/organisation.ts'
import { checkedEmployee } from './certificates.store.ts'
import { isOpen, WITHDRAWAL_ROW, type WithdrawalRow } from './withdrawals.store.ts'

interface AskedWithdrawals {
  readonly clientNumber: string
  readonly employees: EmployeeSelection
  readonly since: Instant
  readonly today: IsoDate
  readonly atMost: number
}

/** Those of some employees since a moment, the latest first, where no certificate of the journal holds for the check now. */
export async function withdrawalsSince(
  db: Db,
  { clientNumber, employees, since, today, atMost }: AskedWithdrawals,
): Promise<{ total: number; rows: WithdrawalRow[] }> {
  const w = certificateWithdrawals
  const found = await db
    .select({ ...WITHDRAWAL_ROW, total: sql<number>`(count(*) over ())::int` })
    .from(w)
    .innerJoin(checkedEmployee, eq(checkedEmployee.id, w.employeeId))
    .innerJoin(units, eq(units.id, checkedEmployee.unitId))
    .where(
      and(
        eq(w.clientNumber, clientNumber),
        gte(w.at, since),
        isOpen(today),
        isSelected(employees),
        sql`not exists (
          select 1 from certificates v
          where v.employee_id = ${w.employeeId} and v.medical_check = ${w.medicalCheck} and v.origin = 'journal'
            and v.removed_at is null and v.starts_on <= ${today}::date and v.ends_on >= ${today}::date)`,
      ),
    )
    .orderBy(desc(w.at), w.id)
    .limit(atMost)
  return { total: found[0]?.total ?? 0, rows: found }
}
