import type { Instant } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { allowLongStatements } from '../db/long-statements.ts'
import { transaction } from '../db/transaction.ts'

/**
 * Adds so many bookings to the employees of companies, from half a year back to eight weeks ahead, one in seven of them
 * cancelled.
 */
export async function addManyBookings(
  db: Db,
  { companies, count, around }: { companies: readonly string[]; count: number; around: Instant },
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
        select n, ${around}::timestamptz + (n % 236 - 180) * interval '1 day'
          + (n / 236 % 9) * interval '1 hour' as starts_at, n % staff.size + 1 as nth
        from generate_series(1, ${count}::int) n, staff
      )
      insert into bookings (client_number, employee_id, service, starts_at, ends_at, visit_type, address, policy,
        latest_cancellation, cancelled_at, cancellation_source, sort_service, search_text, created_at, updated_at)
      select numbers[nth], ids[nth], 'Tjänst ' || n % 12, starts_at, starts_at + interval '45 minutes', 'unit',
        'Mottagning ' || n % 40, '{"free":"always","amount":0,"unit":"hours","skipHolidays":false}', starts_at,
        case when n % 7 = 0 then starts_at - interval '3 days' end, case when n % 7 = 0 then 'portal' end,
        'tjanst ' || lpad((n % 12)::text, 12, '0'), 'tjanst ' || n % 12 || ' mottagning ' || n % 40,
        starts_at - interval '20 days', starts_at - interval '20 days'
      from made, staff`)
  })
  await db.execute(sql`analyze bookings`)
}
