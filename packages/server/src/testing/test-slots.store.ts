import { setTimeout } from 'node:timers/promises'
import { addElapsed } from '@salvia/core/primitives'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { bookings, providerSlots } from '../db/schema/bookings.ts'
import { audit } from '../db/schema/platform.ts'

type SlotRow = typeof providerSlots.$inferSelect
export type TestSlot = Partial<SlotRow> & Pick<SlotRow, 'startsAt'>

/** Adds a time of the provider, 45 minutes long and free to cancel until 24 hours before. */
export async function addSlot(db: Db, given: TestSlot): Promise<SlotRow> {
  const [row] = await db
    .insert(providerSlots)
    .values({
      service: 'Ergonombesök',
      endsAt: addElapsed(given.startsAt, { hours: 0.75 }),
      visitType: 'unit',
      address: 'Provgatan 2, Provstad',
      caregiverName: 'Siv Sand',
      caregiverOccupation: 'fysioterapeut',
      policy: { free: 'window', amount: 24, unit: 'hours', skipHolidays: false },
      ...given,
    })
    .returning()
  if (!row) throw new Error('The slot was not kept.')
  return row
}

export async function removeSlots(db: Db, service: string): Promise<void> {
  await db.delete(providerSlots).where(eq(providerSlots.service, service))
}

/** The slots of a service, the earliest first. */
export function slotsOf(db: Db, service: string): Promise<SlotRow[]> {
  return db
    .select()
    .from(providerSlots)
    .where(eq(providerSlots.service, service))
    .orderBy(asc(providerSlots.startsAt))
}

/** A booking with the slots that it holds and its audit entries. */
export async function bookingState(db: Db, id: string) {
  const [booking] = await db.select().from(bookings).where(eq(bookings.id, id))
  if (!booking) throw new Error('There is no such booking.')
  const slots = await db
    .select({ id: providerSlots.id })
    .from(providerSlots)
    .where(eq(providerSlots.bookingId, id))
  const told = await db.select().from(audit).where(eq(audit.object, id)).orderBy(asc(audit.at))
  return {
    booking,
    slots: slots.map(slot => slot.id),
    changes: told.filter(({ action }) => /-(rescheduled|cancelled)$/.test(action)),
  }
}

/**
 * Makes every statement on the provider's times fail with an error code of the database, as on an overloaded server.
 */
export async function withSlotsFailing(db: Db, sqlState: string, work: () => Promise<void>): Promise<void> {
  await withoutSlots(db, async () => {
    // Stable and without a column of the row, so it is called once before any row is read.
    await db.execute(
      sql.raw(`create function slots_failing() returns boolean stable language plpgsql as
        $$begin raise exception 'no times now' using errcode = '${sqlState}'; end$$`),
    )
    await db.execute(
      sql`create view provider_slots as select * from provider_slots_kept where slots_failing()`,
    )
    try {
      await work()
    } finally {
      await db.execute(sql`drop view provider_slots`)
      await db.execute(sql`drop function slots_failing`)
    }
  })
}

/** Removes the table of the provider's times, as a bug of ours would, and restores it. */
export async function withoutSlots(db: Db, work: () => Promise<void>): Promise<void> {
  await db.execute(sql`alter table provider_slots rename to provider_slots_kept`)
  try {
    await work()
  } finally {
    await db.execute(sql`alter table provider_slots_kept rename to provider_slots`)
  }
}

/** Resolves once another connection waits for a lock of this transaction. */
export async function someoneWaits(tx: Db): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    await setTimeout(20)
    const { rows } = await tx.execute<{ waits: boolean; connections: number }>(sql`
      select exists(select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))) as waits,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`)
    // PGlite has one connection, so other callers already wait for it.
    if (rows[0]?.waits || rows[0]?.connections === 1) return
  }
  throw new Error('Nobody waits.')
}

/** Resolves once so many other connections wait, for this transaction or for one that waits for it. PostgreSQL only. */
export async function severalWait(tx: Db, count: number): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const { rows } = await tx.execute<{ waiting: number }>(sql`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`)
    if ((rows[0]?.waiting ?? 0) >= count) return
    await setTimeout(20)
  }
  throw new Error(`Not ${count} wait.`)
}

/** How many deadlocks the database has had to break. */
export async function deadlocks(db: Db): Promise<number> {
  const { rows } = await db.execute<{ deadlocks: number }>(
    sql`select coalesce(sum(deadlocks), 0)::int as deadlocks from pg_stat_database where datname = current_database()`,
  )
  return rows[0]?.deadlocks ?? 0
}

/** The booking that has a slot. */
export async function slotHolder(db: Db, id: string): Promise<string | null> {
  const [row] = await db.select().from(providerSlots).where(eq(providerSlots.id, id))
  return row?.bookingId ?? null
}
