import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { membershipsOf } from '../access/unit-memberships.store.ts'
import { openEarlierDatabase } from '../testing/earlier-database.ts'
import { migrate } from './migrate.ts'

const [UNIT, STAYED, LEFT, LEFT_AT_ONCE] = [1, 2, 3, 4].map(
  digit => `00000000-0000-4000-8000-00000000000${digit}`,
) as [string, string, string, string]

test('employees from before the history have one period in their unit, from their start to their end', async () => {
  const { db, close } = await openEarlierDatabase('"unit_histories"')
  await db.execute(sql`insert into groups (id, name) values (${UNIT}, 'Gruppen')`)
  await db.execute(sql`insert into companies (client_number, group_id, name, fqn, login_method)
    values ('20001', ${UNIT}, 'Bolaget', 'Bolaget', 'either')`)
  await db.execute(sql`insert into units (id, client_number, path) values (${UNIT}, '20001', '{Lager}')`)
  const add = (id: string, pid: string, endedAt: string | null) => sql`
    insert into employees (id, client_number, pid, unit_id, first_name, last_name, sort_name, search_text, started_at, ended_at)
    values (${id}, '20001', ${pid}, ${UNIT}, 'A', 'B', 'b a', 'a b', '2025-01-01T09:00:00Z', ${endedAt})`
  await db.execute(add(STAYED, '1', null))
  await db.execute(add(LEFT, '2', '2025-06-01T09:00:00Z'))
  await db.execute(add(LEFT_AT_ONCE, '3', '2025-01-01T09:00:00Z'))
  await migrate(db)
  const period = { unitId: UNIT, unitPath: ['Lager'], startedAt: '2025-01-01T09:00:00.000Z' }
  const recordedSince = expect.any(String)
  expect(await membershipsOf(db, STAYED)).toEqual({
    recordedSince,
    memberships: [{ ...period, endedAt: null }],
  })
  expect(await membershipsOf(db, LEFT)).toEqual({
    recordedSince,
    memberships: [{ ...period, endedAt: '2025-06-01T09:00:00.000Z' }],
  })
  expect(await membershipsOf(db, LEFT_AT_ONCE)).toEqual({ recordedSince, memberships: [] })
  await close()
})
