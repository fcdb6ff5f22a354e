import { MATTER_KINDS, matterKeptUntil } from '@salvia/core/matters'
import { addCalendarDays, addMonths, type Instant, onOtherDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { deleteUnusedProspects } from '../../access/prospective-employees.store.ts'
import { type ChangedByItself, changeByItself } from '../../acts/change-by-itself.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { deleteOrders, ordersBefore } from './delete-old-orders.store.ts'
import { changedOrder } from './order-act.ts'

const AT_ONCE = 100

/**
 * Deletes orders after their time with their conversations, and the prospective employees who have nothing left. The
 * provider's systems are told of each. The bytes of their files belong to no row then, so the sweep of attachments deletes
 * them within the hour.
 */
export async function deleteOldOrders({ db, clock }: Services): Promise<void> {
  const now = clock.now()
  while ((await changeByItself(db, tx => deleteSome(tx, now))) === AT_ONCE);
}

/** How many were deleted. */
async function deleteSome(tx: Db, now: Instant): Promise<ChangedByItself<number>> {
  // Selects two days more than the exact rule below, since months have different lengths and days different hours.
  const about = addCalendarDays(
    onOtherDate(now, date => addMonths(date, -MATTER_KINDS.order.keptMonths)),
    2,
  )
  const found = await ordersBefore(tx, about, AT_ONCE)
  const old = found.filter(({ latestEventAt }) => now > matterKeptUntil(MATTER_KINDS.order, latestEventAt))
  if (old.length === 0) return { answer: 0, at: now, changed: [] }
  await deleteOrders(
    tx,
    old.map(({ id }) => id),
  )
  await deleteUnusedProspects(
    tx,
    old.flatMap(({ employeeId }) => employeeId ?? []),
  )
  await addAudit(tx, {
    ...{ at: now, actor: null, action: 'orders-deleted' },
    details: { orders: old.map(({ id }) => id) },
  })
  return { answer: old.length, at: now, changed: old.map(order => changedOrder({ order })) }
}
