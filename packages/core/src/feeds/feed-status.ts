import { z } from 'zod'
import { addElapsed, type Instant, instantSchema } from '../primitives/index.ts'

/** What a batch did. */
export const feedCountsSchema = z.object({
  put: z.int(),
  deleted: z.int(),
  /** Lines with a version that the portal already had, or an older one. They changed nothing. */
  stale: z.int(),
  /** Lines that were wrong. They changed nothing. */
  refused: z.int(),
})
export type FeedCounts = z.infer<typeof feedCountsSchema>

/** What is known of one kind of the provider's feed. */
export const feedStatusSchema = z.object({
  kind: z.string(),
  /** Objects that are there now. */
  objects: z.int(),
  /** The highest version that any line had; null before the first. */
  latestVersion: z.int().nullable(),
  /** The last batch that was accepted, whole or in part. */
  lastBatch: feedCountsSchema.extend({ at: instantSchema, hash: z.string() }).nullable(),
  /** The last batch that was refused as a whole. */
  lastRefused: z.object({ at: instantSchema, refused: z.int() }).nullable(),
})
export type FeedStatus = z.infer<typeof feedStatusSchema>

/** A kind that the provider watches: since when, and how long it may be silent. */
interface Watched {
  readonly lastBatchAt: Instant | null
  readonly silentHours: number | null
  readonly watchedSince: Instant | null
}

/**
 * Whether a kind has been silent for longer than the provider set, counted from the last accepted batch. A kind that
 * has had none is silent from when the number of hours was set.
 */
export function isSilent({ lastBatchAt, silentHours, watchedSince }: Watched, now: Instant): boolean {
  const since = lastBatchAt ?? watchedSince
  return silentHours !== null && since !== null && now > addElapsed(since, { hours: silentHours })
}
