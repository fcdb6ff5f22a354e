import { type Instant, stockholmDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { lockKeptReading, type OwnedFeed, updateKeptReading } from './calendar-feeds.store.ts'

interface Reading {
  readonly at: Instant
  /** Whose bookings the calendar held. */
  readonly employees: ReadonlySet<string>
}

/**
 * Keeps who was looked at by reading a calendar. Programs ask every few minutes: a line is written for the first reading
 * of a date, and for one that held other employees than the last that was kept. It tells who came and who went, so that
 * the lines up to a moment add up to whom the calendar held then, and are no more than what changed.
 */
export async function keepReading(db: Db, { feed, owner }: OwnedFeed, reading: Reading): Promise<void> {
  const { at, employees } = reading
  await transaction(db, async tx => {
    const { keptEmployees, keptOn } = (await lockKeptReading(tx, feed)) ?? { keptEmployees: [], keptOn: null }
    const before = new Set(keptEmployees)
    const added = [...employees.difference(before)]
    const removed = [...before.difference(employees)]
    const today = stockholmDate(at)
    const hasChanged = added.length + removed.length > 0
    if (!hasChanged && keptOn === today) return
    await updateKeptReading(tx, feed, {
      keptOn: today,
      ...(hasChanged && { keptEmployees: [...employees] }),
    })
    await addAudit(tx, {
      at,
      actor: owner.id,
      action: 'booking-calendar-read',
      clientNumber: feed.clientNumber,
      details: { detailed: feed.isDetailed, employees: employees.size, added, removed },
    })
  })
}
