import { addElapsed, type Instant } from '@salvia/core/primitives'
import type { FileStore } from './file-store.ts'

/** Bytes are written before the row that points to them, so new ones may still get their row. */
const UNCLAIMED_HOURS = 1
const KEYS_AT_A_TIME = 500

interface Claims {
  /** Whether a key belongs to the feature that asks. */
  isOwn(key: string): boolean
  /** Those of some keys that a row points to. */
  inUse(keys: readonly string[]): Promise<readonly string[]>
  readonly now: Instant
}

/** Deletes the stored files of a feature that no row has pointed to for an hour. */
export async function deleteUnclaimed(files: FileStore, { isOwn, inUse, now }: Claims): Promise<void> {
  const old: string[] = []
  const unclaimedSince = addElapsed(now, { hours: -UNCLAIMED_HOURS })
  for await (const { key, changedAt } of files.keys()) {
    if (isOwn(key) && changedAt < unclaimedSince) old.push(key)
  }
  for (let from = 0; from < old.length; from += KEYS_AT_A_TIME) {
    const some = old.slice(from, from + KEYS_AT_A_TIME)
    const claimed = new Set(await inUse(some))
    for (const key of some) if (!claimed.has(key)) await files.delete(key)
  }
}
