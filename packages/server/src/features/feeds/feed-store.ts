import type { ErrorCode } from '@salvia/core/error-catalogue'
import type { DataOfKind, FeedKind } from '@salvia/core/feed-catalogue'
import type { Instant } from '@salvia/core/primitives'
import type { z } from 'zod'
import type { Db } from '../../db/database.ts'
import type { JobKind } from '../../jobs/job-queue.ts'

/** An object that the provider's feed brings. */
export interface FeedObject<Data> {
  /** The provider's own id. */
  readonly id: string
  readonly data: Data
}

/** Why an object is refused: it points to something that is not there. */
export interface FeedRefusal {
  /** One of those that the feed declares as refusals. */
  readonly code: ErrorCode
  /** The field that points there, such as `data.current.services.3`; `id` if the id itself does. */
  readonly path: string
}

/**
 * Where the objects of one kind of the provider's feed are stored. The frame reads the lines, decides by version which
 * of them apply, and calls the store with the newest state of each object: at most one object for each id, and some
 * hundred objects at a time, all in one transaction.
 */
export interface FeedStore<Data> {
  /**
   * The objects that are refused, by id: those that point to something that is not there. Runs within the
   * transaction, before `put`.
   */
  refusals(tx: Db, objects: readonly FeedObject<Data>[]): Promise<ReadonlyMap<string, FeedRefusal>>
  /** Inserts or replaces objects. */
  put(tx: Db, objects: readonly FeedObject<Data>[], now: Instant): Promise<void>
  /** Deletes objects. Ids that are not there change nothing. */
  delete(tx: Db, ids: readonly string[], now: Instant): Promise<void>
  /** What follows a batch that has changed something: queued in its transaction. */
  readonly afterwards?: JobKind<z.ZodObject<Record<never, never>>>
}

/** A store for every kind. */
export type FeedStores = { readonly [K in FeedKind]: FeedStore<DataOfKind<K>> }
