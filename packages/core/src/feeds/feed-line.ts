import { z } from 'zod'
import type { Feed, FeedData } from './define-feed.ts'
import { feedId } from './feed-text.ts'

/** Grows with each change of an object. */
const feedVersion = z.int().min(0)

/** One line of a batch: the newest state of an object, or that it is gone. */
export type FeedLine<Data> =
  | { readonly id: string; readonly version: number; readonly op: 'put'; readonly data: Data }
  | { readonly id: string; readonly version: number; readonly op: 'delete' }

/** The schema of a line of a feed. */
export function feedLineSchema<F extends Feed>({ data }: F): z.ZodType<FeedLine<FeedData<F>>> {
  const put = z.strictObject({ id: feedId, version: feedVersion, op: z.literal('put'), data })
  const gone = z.strictObject({ id: feedId, version: feedVersion, op: z.literal('delete') })
  // The compiler does not resolve the type of `data` here, which is that of the feed.
  return z.discriminatedUnion('op', [put, gone]) as unknown as z.ZodType<FeedLine<FeedData<F>>>
}

/** An object in the sender's system, as a reconciliation lists it. */
export const listedObjectSchema = z.strictObject({ id: feedId, version: feedVersion })
export type ListedObject = z.infer<typeof listedObjectSchema>
