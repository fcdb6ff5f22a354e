import type { IsoDate } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { allowLongStatements } from '../db/long-statements.ts'
import { transaction } from '../db/transaction.ts'

interface ManyCertificates {
  readonly companies: readonly string[]
  readonly count: number
  readonly today: IsoDate
}

/**
 * Adds so many certificates of the journal to the employees of companies, one check after the other: their last days lie
 * from two years back to two years ahead.
 */
export async function addManyCertificates(
  db: Db,
  { companies, count, today }: ManyCertificates,
): Promise<void> {
  await transaction(db, async tx => {
    await allowLongStatements(tx)
    // All references are valid here. Checking each would double the time.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      with staff as materialized (
        select array_agg(id order by id) as ids, array_agg(client_number order by id) as numbers, count(*)::int as size
        from employees where client_number = any(${sql.param([...companies])}::text[]) and ended_at is null
      ), made as (
        select n, ${today}::date + n * 37 % 1460 - 730 as ends_on, n % staff.size + 1 as nth,
          (array['silica', 'night-work', 'asbestos', 'vibration', 'diving'])[n / staff.size % 5 + 1] as medical_check
        from generate_series(1, ${count}::int) n, staff
      )
      insert into certificates (client_number, employee_id, medical_check, origin, issued_on, starts_on, ends_on, created_at)
      select numbers[nth], ids[nth], medical_check, 'journal', ends_on - 1000, ends_on - 1000, ends_on, now()
      from made, staff`)
  })
  await db.execute(sql`analyze certificates`)
}
