import { DRAFT_BYTES_PER_COMPANY, DRAFT_KEPT_MINUTES, DRAFTS_PER_COMPANY } from '@salvia/core/limits'
import { addElapsed, type Instant } from '@salvia/core/primitives'
import { minutesUntil } from '../../clock.ts'
import type { Db } from '../../db/database.ts'
import { countDrafts, deleteDrafts, draftsInTheWay, lockDrafts } from './drafts.store.ts'

/** Whether a company may keep one more file that is not submitted. */
export type RoomForDraft =
  /** The drafts that gave way are gone; their bytes are to be deleted. */
  | { readonly kind: 'room'; readonly fileKeys: readonly string[] }
  /** Those that are there are all on their way: the first of them gives way in so many minutes. */
  | { readonly kind: 'full'; readonly minutes: number }

/**
 * Makes room for a draft of so many bytes within what a company may keep unsent. Where there are too many, those that were
 * rejected give way, and those that have lain for longer than a file takes to be sent, the oldest first. No other draft of the
 * company takes the room before the transaction ends.
 */
export async function makeRoomForDraft(
  tx: Db,
  { clientNumber, bytes, now }: { clientNumber: string; bytes: number; now: Instant },
): Promise<RoomForDraft> {
  await lockDrafts(tx, clientNumber)
  const standing = await countDrafts(tx, clientNumber)
  let tooMany = standing.drafts + 1 - DRAFTS_PER_COMPANY
  let tooManyBytes = standing.bytes + bytes - DRAFT_BYTES_PER_COMPANY
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
