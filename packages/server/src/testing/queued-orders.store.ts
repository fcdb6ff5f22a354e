import { randomUUID } from 'node:crypto'
import { type TranslatedText, translatedText } from '@salvia/core/i18n'
import type { StoredOrderContents } from '@salvia/core/orders'
import { foldedSearchText, type Instant, sortKey } from '@salvia/core/primitives'
import { eq, sql } from 'drizzle-orm'
import { giveFunctions } from '../access/case-worker-functions.store.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { bookings } from '../db/schema/bookings.ts'
import { matterSteps, matters } from '../db/schema/matters.ts'
import { outgoingChanges } from '../db/schema/outgoing.ts'
import { follow } from '../features/matters/conversation.store.ts'
import { type Matter, nextMatterNumber } from '../features/matters/matters.store.ts'
import { insertOrder } from '../features/orders/making.store.ts'
import { findOrder, type OrderHead, type OrderRow } from '../features/orders/orders.store.ts'
import { accountOf, functionsOf } from './test.store.ts'

/** What a test says of an order; the rest is made up. */
export type TestOrder = Partial<OrderHead> & {
  readonly contents?: StoredOrderContents
  readonly createdAt: Instant
  /** Email of the account that made it. */
  readonly maker?: string
  readonly service?: { readonly id: string | null; readonly name: TranslatedText }
  readonly clinic?: { readonly id: string; readonly name: string }
  readonly units?: readonly { readonly unitId: string; readonly path: string[] }[]
}

const SERVICE = { id: 'ergonombesok', name: { sv: 'Ergonombesök', en: 'Ergonomist visit' } }

/** Adds an order as it is after its sending, followed by its maker. */
export async function addOrder(db: Db, given: TestOrder): Promise<OrderRow['order']> {
  const { maker = 'chef@demo.example', service = SERVICE, clinic, units = [], ...row } = given
  const { contents = contentsOf(service, clinic), ...columns } = row
  const clientNumber = row.clientNumber ?? '10401'
  const { id: makerAccountId } = await accountOf(db, maker)
  const id = row.id ?? randomUUID()
  const by = 'Camilla Dahlström'
  const order = await insertOrder(
    db,
    {
      ...{ number: await nextMatterNumber(db, 'order'), orderKind: 'person', makerName: by },
      ...{ serviceId: service.id, clinicId: clinic?.id ?? null },
      latestEventAt: given.createdAt,
      sortService: sortKey(translatedText(service.name, 'sv')),
      sortServiceEnglish: sortKey(translatedText(service.name, 'en')),
      sortClinic: sortKey(clinic?.name ?? ''),
      searchText: foldedSearchText(Object.values(service.name).join(' ')),
      ...columns,
      ...{ id, clientNumber, makerAccountId, contents },
    },
    units.map(unit => ({ ...unit, comment: null })),
  )
  await db.insert(matterSteps).values({ matterId: id, event: 'sent', at: order.createdAt, by })
  await follow(db, id, [makerAccountId])
  return order
}

function contentsOf(service: NonNullable<TestOrder['service']>, clinic: TestOrder['clinic']) {
  return {
    service,
    subCategories: [],
    subject: null,
    message: 'Ont i axeln av det nya packbordet.',
    description: null,
    visitsPerEmployee: null,
    individualVisits: false,
    location: null,
    place: clinic ? { city: 'Provstad', clinic, partner: null } : null,
    userMobilePhone: '0701740605',
    purchaseOrderNumber: null,
    feedback: null,
  }
}

/** Adds so many orders that are like another one but for their numbers. */
export async function addOrdersLike(db: Db, id: string, count: number): Promise<void> {
  await db.execute(sql`
    with made as materialized (
      select gen_random_uuid() as id, nextval('order_numbers') as number from generate_series(1, ${count}::int)
    ), held as (
      insert into order_contents (id, contents)
      select made.id, like_it.contents from made, order_contents like_it where like_it.id = ${id}
    )
    insert into matters select (jsonb_populate_record(like_it, to_jsonb(made))).*
    from made, matters like_it where like_it.id = ${id}`)
}

export async function orderRow(db: Db, id: string): Promise<OrderRow['order']> {
  const row = await findOrder(db, id)
  if (!row) throw new Error('There is no such order.')
  return row.order
}

/** The number of the last change of an order for the provider's systems; undefined for none. */
export async function lastChangeOf(db: Db, id: string): Promise<number | undefined> {
  const [row] = await db.select().from(outgoingChanges).where(eq(outgoingChanges.objectId, id))
  return row?.number
}

/** Adds an account that is like another one. */
export async function addAccountLike(
  db: Db,
  email: string,
  change: Pick<typeof accounts.$inferInsert, 'email' | 'firstName' | 'lastName'>,
): Promise<void> {
  const { id: _id, pid: _pid, ...like } = await accountOf(db, email)
  await db.insert(accounts).values({ ...like, ...change, pid: null })
  await giveFunctions(db, (await accountOf(db, change.email)).id, await functionsOf(db, email))
}

export async function changeOrder(db: Db, id: string, change: Partial<Matter>): Promise<void> {
  await db.update(matters).set(change).where(eq(matters.id, id))
}

/** Removes every order of every customer. */
export async function removeOrders(db: Db): Promise<void> {
  await db.update(bookings).set({ orderId: null })
  await db.delete(matters)
}

/**
 * Whether how far a user has read was last kept by the transaction that last locked the matter. It says nothing of the
 * first time, which locks the matter by its foreign key.
 */
export async function isKeptUnderLock(db: Db, matterId: string, email: string): Promise<boolean> {
  const { id } = await accountOf(db, email)
  const { rows } = await db.execute<{ is: boolean }>(sql`
    select m.xmax::text = r.xmin::text as is from matters m join matter_readers r on r.matter_id = m.id
    where m.id = ${matterId} and r.account_id = ${id}`)
  return rows[0]?.is ?? false
}
