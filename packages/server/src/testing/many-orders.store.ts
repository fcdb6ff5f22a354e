import { translatedText } from '@salvia/core/i18n'
import type { StoredOrderContents } from '@salvia/core/orders'
import { foldedSearchText, type Instant, sortKey } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { allowLongStatements } from '../db/long-statements.ts'
import { transaction } from '../db/transaction.ts'
import { serviceNames } from '../features/services/services.store.ts'

/** What each order says. The services differ. */
const CONTENTS: StoredOrderContents = {
  ...{ service: { id: null, name: { sv: '' } }, subCategories: [], subject: null, description: null },
  message:
    'Har haft ont i axeln i ett par månader. Vi har bytt uppgifter, men det är inte hållbart i längden.',
  ...{ visitsPerEmployee: null, individualVisits: false, location: null, userMobilePhone: '0701740605' },
  place: { city: 'Björkby', clinic: { id: 'bjorkby', name: 'Mottagningen Björkby' }, partner: null },
  ...{ purchaseOrderNumber: '4500118732', feedback: null },
}

/**
 * Adds so many orders to companies, over two years until `around`: nine of ten for one employee, the others for one or
 * two units. Three in a hundred are open, three were handled lately, the others are closed or have locked; one in
 * twenty has an answer, which one in two hundred of the makers has not read. One in seven has no promised day.
 */
export async function addManyOrders(
  db: Db,
  { companies, count, around }: { companies: readonly string[]; count: number; around: Instant },
): Promise<void> {
  const numbers = sql.param([...companies])
  const services = (await serviceNames(db)).map(({ id, name }) => ({
    ...{ id, name, sort_key: sortKey(name.sv), sort_key_en: sortKey(translatedText(name, 'en')) },
    search_text: foldedSearchText([...new Set(Object.values(name))].join(' ')),
  }))
  await transaction(db, async tx => {
    await allowLongStatements(tx)
    // All references are valid here. Checking each would double the time.
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      create temporary table made on commit drop as
      with staff as materialized (
        select array_agg(id order by id) as ids, array_agg(client_number order by id) as numbers, count(*)::int as size
        from employees where client_number = any(${numbers}::text[]) and ended_at is null
      ), makers as materialized (
        select client_number, array_agg(distinct account_id) as ids from memberships
        where client_number = any(${numbers}::text[]) group by client_number
      ), unit_lists as materialized (
        select client_number, array_agg(id order by id) as ids from units
        where client_number = any(${numbers}::text[]) group by client_number
      )
      select n, gen_random_uuid() as id, nextval('order_numbers') as number, staff.numbers[n % size + 1] as client_number,
        case when n % 10 = 0 then 'group' else 'person' end as kind,
        case when n % 10 = 0 then null else staff.ids[n % size + 1] end as employee_id,
        makers.ids[(n / 7) % cardinality(makers.ids) + 1] as maker,
        unit_lists.ids[(n / 11) % cardinality(unit_lists.ids) + 1] as unit_id,
        ${around}::timestamptz - (n::bigint * 7919 % 1051200) * interval '1 minute' as created_at
      from generate_series(1, ${count}::int) n, staff
      join makers on true join unit_lists on unit_lists.client_number = makers.client_number
      where makers.client_number = staff.numbers[n % size + 1]`)
    await tx.execute(sql`
      insert into matters (kind, id, number, client_number, order_kind, state, maker_account_id, maker_name, employee_id, service_id,
        clinic_id, closed_by, handler_account_id, handler_name, created_at, latest_event_at, handled_at, locks_at,
        promised_on, touched_at, unanswered, sort_service, sort_service_english, sort_clinic, search_text, last_number, last_of_provider)
      select 'order', made.id, number, client_number, kind,
        case when n % 100 = 0 then 'sent' when n % 100 < 3 then 'received' when n % 100 < 60 then 'handled' else 'closed' end,
        maker, 'Maria ' || n % 97, employee_id, service.id, 'bjorkby',
        case when n % 100 >= 60 then 'provider' end,
        case when n % 100 = 0 then null else worker.id end, case when n % 100 = 0 then null else 'Hanna Leijon' end,
        made.created_at, made.created_at + interval '4 days',
        case when n % 100 between 3 and 59 then made.created_at + interval '4 days' end,
        case when n % 100 between 3 and 59 then made.created_at + interval '18 days' end,
        case when n % 7 > 0 then (made.created_at at time zone 'Europe/Stockholm')::date + 7 end,
        case when n % 100 = 0 then null else made.created_at + interval '1 hour' end, (n % 50 = 1)::int,
        service.sort_key, service.sort_key_en, 'bjorkby' || E'\t' || 'mottagningen bjorkby',
        'b-' || number || ' ' || service.search_text || ' maria ' || n % 97 || ' mottagningen bjorkby bjorkby avdelning ' || n % 300,
        (n % 20 = 0)::int, (n % 20 = 0)::int
      from made join rows from (jsonb_to_recordset(${JSON.stringify(services)}::jsonb)
            as (id text, name jsonb, sort_key text, sort_key_en text, search_text text)) with ordinality
          as service (id, name, sort_key, sort_key_en, search_text, place) on service.place = n % ${services.length}::int + 1,
        (select id from accounts where is_case_worker order by id limit 1) worker`)
    await tx.execute(sql`
      insert into order_contents (id, contents)
      select made.id, ${JSON.stringify(CONTENTS)}::jsonb || jsonb_build_object('service',
        jsonb_build_object('id', service.id, 'name', service.name))
      from made join rows from (jsonb_to_recordset(${JSON.stringify(services)}::jsonb) as (id text, name jsonb))
          with ordinality as service (id, name, place) on service.place = n % ${services.length}::int + 1`)
    await tx.execute(sql`
      insert into order_units (order_id, unit_id, path)
      select made.id, unit_id, units.path from made join units on units.id = unit_id where kind = 'group'`)
    await tx.execute(sql`
      insert into matter_steps (matter_id, event, at, by, account_id)
      select id, 'sent', created_at, 'Maria', maker from made`)
    await tx.execute(sql`
      insert into messages (matter_id, number, party, sender_account_id, sender_name, text, at)
      select made.id, 1, 'provider', worker.id, 'Hanna Leijon', 'Tack för beställningen. Vi hör av oss.',
        created_at + interval '2 hours'
      from made, (select id from accounts where is_case_worker order by id limit 1) worker where n % 20 = 0`)
    await tx.execute(sql`
      insert into matter_readers (matter_id, account_id, read_through, is_following, unread)
      select id, maker, (n % 20 = 0 and n % 200 <> 0)::int, true, (n % 200 = 0)::int from made`)
  })
  await settle(db)
}

/**
 * As a running database does by itself: until then no index is read without the rows. Twice: the first marks what was
 * just written, and the second finds that everybody sees it.
 */
async function settle(db: Db): Promise<void> {
  for (const _ of [1, 2])
    await db.execute(
      sql`vacuum (analyze) matters, order_contents, order_units, matter_steps, messages, matter_readers`,
    )
}
