import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { lineErrorSchema } from '../errors/index.ts'
import { feedCountsSchema, feedStatusSchema, listedObjectSchema } from '../feeds/index.ts'
import { FEED_SILENCE_MAX_HOURS } from '../limits/index.ts'
import { FEED_KINDS } from './catalogue.ts'

const kind = z.enum(FEED_KINDS)
const one = z.object({ kind })

/** What a batch did, with the lines that were wrong. */
const feedAnswerSchema = feedCountsSchema.extend({ errors: z.array(lineErrorSchema) })
export type FeedAnswer = z.infer<typeof feedAnswerSchema>

/** How the sender's list of objects differs from the portal's. The counts are of all, the lists of the first ones. */
const reconciliationSchema = z.object({
  counts: z.object({
    listed: z.int(),
    missing: z.int(),
    stale: z.int(),
    newer: z.int(),
    unknown: z.int(),
  }),
  /** The portal does not have them: send them. The version is the sender's. */
  missing: z.array(listedObjectSchema),
  /** The portal has an older version: send them. The version is the sender's. */
  stale: z.array(listedObjectSchema),
  /**
   * The portal has a newer version than the sender, or has been told that the object is deleted. The version is the
   * portal's: what the sender sends must have a higher one.
   */
  newer: z.array(listedObjectSchema),
  /** The sender does not have them: delete them. The version is the portal's. */
  unknown: z.array(listedObjectSchema),
})
export type Reconciliation = z.infer<typeof reconciliationSchema>

/** A kind as the back office shows it. */
const watchedFeedSchema = feedStatusSchema.extend({
  kind,
  /** The kind is told when it has been silent for longer; null if nobody watches it. */
  silentHours: z.int().nullable(),
  isSilent: z.boolean(),
})
export type WatchedFeed = z.infer<typeof watchedFeedSchema>

const LINE_CODES = ['FEED_TOO_MANY_LINES', 'FEED_TOO_LARGE', 'FEED_INCOMPLETE', 'FEED_REFUSED'] as const

/** How the provider's own systems fill the portal, and how the back office watches that they do. */
export const feedsContract = defineContract('feeds', {
  send: {
    kind: 'lines',
    method: 'POST',
    path: 'feeds/{kind}',
    access: 'provider',
    spec: 'assumed',
    summary:
      'Takes a batch of objects of one kind, one line for each: all of it or nothing, unless `partial`. A version that is already here changes nothing, so a batch may be sent again. The shape of a line is published as feeds/{kind}.schema.json.',
    params: one,
    query: z.object({ partial: z.enum(['true', 'false']).optional() }),
    line: z.object({
      ...listedObjectSchema.shape,
      op: z.enum(['put', 'delete']),
      data: z.unknown().optional(),
    }),
    response: feedAnswerSchema,
    errors: ['FEED_KIND_NOT_ALLOWED', ...LINE_CODES],
  },
  list: {
    kind: 'json',
    method: 'GET',
    path: 'feeds',
    access: 'provider',
    spec: 'assumed',
    summary: 'Tells of each kind that the token may send: its last batch, counts and latest version.',
    response: z.object({ items: z.array(feedStatusSchema.extend({ kind })) }),
    errors: [],
  },
  status: {
    kind: 'json',
    method: 'GET',
    path: 'feeds/{kind}',
    access: 'provider',
    spec: 'assumed',
    summary: 'Tells of one kind: its last batch, counts and latest version.',
    params: one,
    response: feedStatusSchema.extend({ kind }),
    errors: ['FEED_KIND_NOT_ALLOWED'],
  },
  reconcile: {
    kind: 'lines',
    method: 'POST',
    path: 'feeds/{kind}/reconciliations',
    access: 'provider',
    reads: true,
    spec: 'assumed',
    summary:
      'Compares all objects of a kind in the sender’s system, one line for each, with those of the portal, and changes nothing.',
    params: one,
    line: listedObjectSchema,
    response: reconciliationSchema,
    errors: ['FEED_KIND_NOT_ALLOWED', ...LINE_CODES],
  },
  watch: {
    kind: 'json',
    method: 'GET',
    path: 'watched-feeds',
    access: 'caseWorker',
    spec: 'assumed',
    summary:
      'Tells of every kind: its last batch, counts, latest version, and whether it has been silent for too long.',
    response: z.object({ items: z.array(watchedFeedSchema) }),
    errors: [],
  },
  setSilence: {
    kind: 'json',
    method: 'PATCH',
    path: 'watched-feeds/{kind}',
    access: 'caseWorker',
    spec: 'assumed',
    summary: 'Sets after how many hours of silence a kind is told in the back office; null for never.',
    params: one,
    body: z.strictObject({ silentHours: z.int().min(1).max(FEED_SILENCE_MAX_HOURS).nullable() }),
    response: watchedFeedSchema,
    errors: [],
  },
})
