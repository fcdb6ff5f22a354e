import type { OutgoingKind } from '@salvia/core/feed-catalogue'
import { MATTER_KINDS, type MatterKind, matterKeptUntil } from '@salvia/core/matters'
import { addCalendarDays, addMonths, type Instant, onOtherDate } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import { deleteUnusedProspects } from '../../access/prospective-employees.store.ts'
import { type ChangedByItself, changeByItself } from '../../acts/change-by-itself.ts'
import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import { deleteMatters, mattersBefore } from './delete-old-matters.store.ts'

const AT_ONCE = 100

/** Of which kind, and as what the provider’s systems are told; null if they are not. */
interface Deleted {
  readonly kind: MatterKind
  readonly outgoing: OutgoingKind | null
}

/**
 * Deletes matters of a kind after their time with their conversations, and the prospective employees who have nothing
 * left. The provider's systems are told of each. The bytes of their files belong to no row then, so the sweep of
 * attachments deletes them within the hour.
 */
export async function deleteOldMatters({ db, clock }: Services, deleted: Deleted): Promise<void> {
  const now = clock.now()
  while ((await changeByItself(db, tx => deleteSome(tx, deleted, now))) === AT_ONCE);
}

/** How many were deleted. */
async function deleteSome(
  tx: Db,
  { kind, outgoing }: Deleted,
  now: Instant,
): Promise<ChangedByItself<number>> {
  const facts = MATTER_KINDS[kind]
  // Selects two days more than the exact rule below, since months have different lengths and days different hours.
  const before = addCalendarDays(
    onOtherDate(now, date => addMonths(date, -facts.keptMonths)),
    2,
  )
  const found = await mattersBefore(tx, { kind, before, limit: AT_ONCE })
  const old = found.filter(({ latestEventAt }) => now > matterKeptUntil(facts, latestEventAt))
  if (old.length === 0) return { answer: 0, at: now, changed: [] }
  const ids = old.map(({ id }) => id)
  await deleteMatters(tx, ids)
  await deleteUnusedProspects(
    tx,
    old.flatMap(({ employeeId }) => employeeId ?? []),
  )
  await addAudit(tx, {
    ...{ at: now, actor: null, action: `${kind}s-deleted` },
    details: { [`${kind}s`]: ids },
  })
  const changed =
    outgoing === null
      ? []
      : old.map(({ id: objectId, clientNumber }) => ({ kind: outgoing, objectId, clientNumber }))
  return { answer: ids.length, at: now, changed }
}
