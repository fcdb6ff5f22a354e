import type { OrderDetails, OrdersPage } from '@salvia/core/orders'
import { instantOf } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { openEarlierDatabase } from '../../testing/earlier-database.ts'
import { addFollowedOrder } from '../../testing/followed-orders.store.ts'
import { openTestApp, type TestApp } from '../../testing/index.ts'
import { employeesOf } from '../../testing/test.store.ts'
import { findOrder } from './orders.store.ts'

const COMPANY = '10401'
const HR = 'hr@demo.example'
const SERVICE = { sv: 'Öronspegling', en: 'Ear check' }
const LOCK = instantOf('2026-12-04T09:00:00Z')

describe('the name of the ordered service, in the language of the reader,', () => {
  let salvia: TestApp
  let id: string
  let pidHash: string
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    salvia = await openTestApp()
    const { db, secrets } = salvia.services
    const employees = await employeesOf(db, COMPANY)
    const employee = employees.find(({ email }) => email === 'medarbetare@demo.example')
    pidHash = secrets.pidHash(employee?.pid ?? '')
    const handled = { state: 'handled' as const, handledAt: instantOf('2026-11-20T09:00:00Z'), locksAt: LOCK }
    const contents = {
      service: { id: 'oron', name: SERVICE },
      subCategories: [{ sv: 'Vänster', en: 'Left' }],
    }
    const order = { maker: HR, employeeId: employee?.id ?? null, ...handled, contents }
    ;({ id } = await addFollowedOrder(db, order))
    for (const user of [HR, 'handlaggare@demo.example']) tokens.set(user, await salvia.signIn(user))
  })
  afterAll(() => salvia.close())

  const ask = async <T>(locale: 'sv' | 'en', path: string, user = HR): Promise<T> => {
    const headers = { 'x-accept-language': locale }
    return (await salvia.call('GET', path, { token: tokens.get(user) ?? '', headers })).json<T>()
  }
  const firstOf = (items: readonly { objectId: string; facts: object }[]) =>
    items.find(({ objectId }) => objectId === id)?.facts

  test.each(['sv', 'en'] as const)(
    'stands on its page, in lists, the timeline and the deadlines (%s)',
    async locale => {
      const name = SERVICE[locale]
      const details = await ask<OrderDetails>(locale, `orders/${COMPANY}/${id}`)
      expect(details).toMatchObject({
        contents: {
          service: { id: 'oron', name },
          subCategories: [{ sv: 'Vänster', en: 'Left' }[locale]],
        },
      })
      const list = await ask<OrdersPage>(locale, `orders/${COMPANY}?q=ear%20check`)
      expect(list.items.find(row => row.id === id)?.service).toBe(name)
      const timeline = await ask<{ items: [] }>(locale, `employees/${COMPANY}/${pidHash}/timeline`)
      expect(firstOf(timeline.items)).toMatchObject({ service: name })
      const deadlines = await ask<{ items: [] }>(locale, `deadlines/${COMPANY}`)
      expect(firstOf(deadlines.items)).toMatchObject({ service: name })
      const queue = await ask<OrdersPage>(
        locale,
        'order-cases?status=handled&pageSize=200',
        'handlaggare@demo.example',
      )
      expect(queue.items.find(row => row.id === id)?.service).toBe(name)
    },
  )

  test.each([
    ['sv', 'Öronspegling'],
    ['en', 'Ear check'],
  ] as const)('is what the list is sorted by (%s)', async (locale, name) => {
    const { items } = await ask<OrdersPage>(locale, `orders/${COMPANY}?sort=service&pageSize=200`)
    const names = items.map(({ service }) => service ?? '')
    expect(names).toContain(name)
    expect(names).toEqual(names.toSorted(new Intl.Collator('sv').compare))
  })
})

test('an order of before, with names in the language of its orderer, has them in both after the migration', async () => {
  const { db, close } = await openEarlierDatabase('"sort_service_english"')
  const [ACCOUNT, GROUP, TRANSLATED, RENAMED, ADVICE] = [1, 2, 3, 4, 5].map(
    digit => `00000000-0000-4000-8000-00000000000${digit}`,
  ) as [string, string, string, string, string]
  await db.execute(
    sql`insert into accounts (id, email, state) values (${ACCOUNT}, 'hr@example.invalid', 'active')`,
  )
  await db.execute(sql`insert into groups (id, name) values (${GROUP}, 'Gruppen')`)
  await db.execute(sql`insert into companies (client_number, group_id, name, fqn, login_method)
    values ('20001', ${GROUP}, 'Bolaget', 'Bolaget', 'either')`)
  await db.execute(sql`insert into services
    (id, name, category, description, sub_categories, "order", urgent, "for", place)
    values ('halsa', '{"sv": "Hälsokontroll", "en": "Health check"}', '{}', '{}',
      '[{"id": "liten", "name": {"sv": "Liten", "en": "Small"}}]', 'portal', false, '{person}', 'clinic')`)
  const add = async (id: string, kind: string, serviceId: string | null, name: string, chosen: string[]) => {
    await db.execute(sql`insert into conversations (id, client_number) values (${id}, '20001')`)
    const contents = { service: { id: serviceId, name }, subCategories: chosen, message: 'Kvar' }
    await db.execute(sql`insert into orders (id, client_number, kind, maker_account_id, maker_name, service_id,
        contents, created_at, latest_event_at, sort_service, sort_clinic, search_text)
      values (${id}, '20001', ${kind}, ${ACCOUNT}, 'A B', ${serviceId}, ${JSON.stringify(contents)}::jsonb,
        '2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z', 'h', '', '')`)
  }
  await add(TRANSLATED, 'person', 'halsa', 'Health check', ['Small', 'Gone'])
  await add(RENAMED, 'person', 'halsa', 'Hälsoundersökning', [])
  await add(ADVICE, 'counselling', null, 'Counselling', [])

  await migrate(db)

  const contentsOf = async (id: string) => (await findOrder(db, id))?.order.contents
  expect(await contentsOf(TRANSLATED)).toEqual({
    service: { id: 'halsa', name: { sv: 'Hälsokontroll', en: 'Health check' } },
    subCategories: [{ sv: 'Liten', en: 'Small' }, { sv: 'Gone' }],
    message: 'Kvar',
  })
  expect(await contentsOf(RENAMED)).toMatchObject({ service: { name: { sv: 'Hälsoundersökning' } } })
  expect(await contentsOf(ADVICE)).toMatchObject({
    service: { id: null, name: { sv: 'Rådgivning', en: 'Counselling' } },
    subCategories: [],
  })
  await close()
})
