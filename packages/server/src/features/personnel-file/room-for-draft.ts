import { DRAFT_BYTES_PER_COMPANY, DRAFT_KEPT_MINUTES, DRAFTS_PER_COMPANY } from '@salvia/core/limits'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { minutesUntil } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { countDrafts, deleteDrafts, draftsInTheWay, lockDrafts } from './drafts.store.ts'

/** Whether a company may store one more unsubmitted file. */
type RoomForDraft =
  /** The deleted drafts, whose bytes the caller must delete. */
  | { readonly kind: 'room'; readonly fileKeys: readonly string[] }
  /** No draft may be deleted yet. In so many minutes the first may be. */
  | { readonly kind: 'full'; readonly minutes: number }

/**
 * Makes room for a draft of so many bytes within the limits for unsubmitted drafts. If there are too many, deletes
 * rejected drafts first, then those older than a submit normally takes, the oldest first. Locks the company's drafts
 * until the transaction ends.
 */
export async function makeRoomForDraft(
  tx: Db,
  { clientNumber, bytes, now }: { clientNumber: string; bytes: number; now: Instant },
): Promise<RoomForDraft> {
  await lockDrafts(tx, clientNumber)
  const counted = await countDrafts(tx, clientNumber)
  let tooMany = counted.drafts + 1 - DRAFTS_PER_COMPANY
  let tooManyBytes = counted.bytes + bytes - DRAFT_BYTES_PER_COMPANY
  if (tooMany <= 0 && tooManyBytes <= 0) return { kind: 'room', fileKeys: [] }
  const gone: { id: string; fileKey: string }[] = []
  for (const draft of await draftsInTheWay(tx, clientNumber)) {
    if (tooMany <= 0 && tooManyBytes <= 0) break
    const givesWayAt = addElapsed(draft.createdAt, { minutes: DRAFT_KEPT_MINUTES })
    if (!draft.isRejected && givesWayAt > now) return { kind: 'full', minutes: minutesUntil(givesWayAt, now) }
    gone.push(draft)
    tooMany -= 1
    tooManyBytes -= draft.bytes
  }
  await deleteDrafts(
    tx,
    gone.map(({ id }) => id),
  )
  return { kind: 'room', fileKeys: gone.map(({ fileKey }) => fileKey) }
}
