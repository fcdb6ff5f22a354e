import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { openEarlierDatabase } from '../../testing/earlier-database.ts'
import { findOrder } from '../orders/orders.store.ts'
import { notesOf } from './internal-notes.store.ts'
import { stepsOf } from './matters.store.ts'
import { changesAfter } from './outgoing-changes.store.ts'

const [ACCOUNT, GROUP, ANSWERED, SILENT] = [1, 2, 3, 4].map(
  digit => `00000000-0000-4000-8000-00000000000${digit}`,
) as [string, string, string, string]
const CONTENTS = { service: { id: null, name: { sv: 'Rådgivning' } }, subCategories: [], message: 'Kvar' }

test('orders of an earlier version become matters with their contents, messages, readers, notes, steps and files', async () => {
  const { db, close } = await openEarlierDatabase('RENAME TO "matters"')
  await db.execute(
    sql`insert into accounts (id, email, state) values (${ACCOUNT}, 'hr@example.invalid', 'active')`,
  )
  await db.execute(sql`insert into groups (id, name) values (${GROUP}, 'Gruppen')`)
  await db.execute(sql`insert into companies (client_number, group_id, name, fqn, login_method)
    values ('20001', ${GROUP}, 'Bolaget', 'Bolaget', 'either')`)
  for (const [id, kind] of [
    [ANSWERED, 'group'],
    [SILENT, 'counselling'],
  ] as const) {
    await db.execute(sql`insert into conversations (id, client_number, last_number, last_of_customer, last_of_provider)
      values (${id}, '20001', ${id === ANSWERED ? 2 : 0}, ${id === ANSWERED ? 2 : 0}, ${id === ANSWERED ? 1 : 0})`)
    await db.execute(sql`insert into orders (id, client_number, kind, version, state, maker_account_id, maker_name,
        contents, created_at, latest_event_at, unanswered, expected_answer, sort_service, sort_service_english, sort_clinic,
        search_text)
      values (${id}, '20001', ${kind}, 3, 'received', ${ACCOUNT}, 'A B', ${JSON.stringify(CONTENTS)}::jsonb,
        '2026-11-20T09:00:00Z', '2026-11-21T09:00:00Z', 1, '2026-11-24', 'h', 'c', 'k', 'kvar')`)
    await db.execute(
      sql`insert into order_steps (order_id, event, at, by) values (${id}, 'sent', '2026-11-20T09:00:00Z', 'A B')`,
    )
  }
  for (const [number, party] of [
    [1, 'provider'],
    [2, 'customer'],
  ] as const)
    await db.execute(sql`insert into messages (conversation_id, number, party, sender_name, text, at)
      values (${ANSWERED}, ${number}, ${party}, 'A B', 'Hej', '2026-11-21T09:00:00Z')`)
  await db.execute(sql`insert into conversation_readers (conversation_id, account_id, read_through, is_following, unread)
    values (${ANSWERED}, ${ACCOUNT}, 1, true, 0)`)
  await db.execute(sql`insert into internal_notes (conversation_id, account_id, by, text, at)
    values (${ANSWERED}, ${ACCOUNT}, 'A B', 'Ring först', '2026-11-21T10:00:00Z')`)
  await db.execute(sql`insert into attachments (uploaded_by, conversation_id, sent_at, name, bytes, sha256, file_key, type,
      state, attached_at)
    values (${ACCOUNT}, ${ANSWERED}, '2026-11-20T09:00:00Z', 'a.txt', 1, 'x', 'k', 'txt', 'clean', '2026-11-20T09:00:00Z')`)

  for (const [number, id] of [
    [7, SILENT],
    [9, ANSWERED],
  ] as const)
    await db.execute(sql`insert into outgoing_changes (kind, object_id, number, at)
      values ('orders', ${id}, ${number}, '2026-11-21T09:00:00Z')`)
  await db.execute(sql`insert into outgoing_changes (kind, object_id, number, at)
    values ('orders', ${ACCOUNT}, 8, '2026-11-21T09:00:00Z')`)

  await migrate(db)

  expect(await changesAfter(db, 'orders', { after: 0, limit: 9, clientNumber: '20001' })).toEqual([
    { number: 1, id: SILENT },
    { number: 2, id: ANSWERED },
  ])
  const { rows: counters } = await db.execute(sql`select last::int from customer_counters`)
  expect(counters).toEqual([{ last: 2 }])

  const answered = await findOrder(db, ANSWERED)
  expect(answered?.order).toMatchObject({
    ...{ kind: 'order', orderKind: 'group', number: 20_001, version: 3, state: 'received', unanswered: 1 },
    ...{
      contents: CONTENTS,
      promisedOn: '2026-11-24',
      sortService: 'h',
      sortClinic: 'k',
      searchText: 'kvar',
    },
    ...{ lastNumber: 2, lastOfCustomer: 2, lastOfProvider: 1, awaitsAnswer: false },
  })
  expect((await findOrder(db, 'B-20002'))?.order).toMatchObject({
    id: SILENT,
    orderKind: 'counselling',
    lastNumber: 0,
  })
  expect((await stepsOf(db, SILENT)).map(({ event }) => event)).toEqual(['sent'])
  expect((await notesOf(db, ANSWERED)).map(({ text }) => text)).toEqual(['Ring först'])
  const kept = async (table: string) =>
    (await db.execute(sql`select 1 from ${sql.identifier(table)} where matter_id = ${ANSWERED}`)).rows.length
  expect([await kept('messages'), await kept('matter_readers'), await kept('attachments')]).toEqual([2, 1, 1])
  await close()
})
