import { type Instant, stockholmDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import { lockKeptReading, type OwnedFeed, updateKeptReading } from './calendar-feeds.store.ts'

interface Reading {
  readonly at: Instant
  /** The employees whose bookings the calendar held. */
  readonly employees: ReadonlySet<string>
}

/**
 * Audits whose bookings a calendar reading showed. Programs read every few minutes, so only the first reading of a date
 * is audited, and each one with other employees than the last audited one. The entry names the employees added and
 * removed: all entries up to a moment add up to the employees that the calendar held then.
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
