import { CASE_WORKER_FUNCTION_NAMES } from '@salvia/core/case-worker-functions'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openEarlierDatabase } from '../testing/earlier-database.ts'
import { migrate } from './migrate.ts'

test('case workers from before the functions hold all of them, and nobody else holds any', async () => {
  const { db, close } = await openEarlierDatabase('"case_worker_functions"')
  await db.execute(sql`insert into accounts (email, state, is_case_worker)
    values ('a@b.example', 'active', true), ('c@b.example', 'closed', true), ('d@b.example', 'active', false)`)
  await migrate(db)
  const { rows } = await db.execute<{ email: string; held: string[] }>(sql`
    select email, array_agg(function) as held from accounts
    join case_worker_functions on account_id = accounts.id group by email order by email`)
  expect(rows.map(({ email, held }) => [email, held.toSorted()])).toEqual(
    ['a@b.example', 'c@b.example'].map(email => [email, CASE_WORKER_FUNCTION_NAMES.toSorted()]),
  )
  await close()
})
