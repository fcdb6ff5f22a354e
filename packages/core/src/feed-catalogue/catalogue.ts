import type { z } from 'zod'
import type { Feed, FeedData, FeedLine, NamedFile } from '../feeds/index.ts'
import { feedLineSchema } from '../feeds/index.ts'
import { FEEDS } from './feeds.gen.ts'
import { outgoingOrders } from './outgoing-orders.ts'

/** A kind of the provider's feed, as calls and commands name it. */
export type FeedKind = keyof typeof FEEDS

export const FEED_KINDS = Object.keys(FEEDS) as [FeedKind, ...FeedKind[]]

/** The data of an object of a kind. */
export type DataOfKind<K extends FeedKind> = FeedData<(typeof FEEDS)[K]>

/** The schema of a line of a kind. */
export function lineSchemaOf<K extends FeedKind>(kind: K): z.ZodType<FeedLine<DataOfKind<K>>> {
  return feedLineSchema(FEEDS[kind])
}

/** The kinds whose lines may name files. */
export const FILE_KINDS = FEED_KINDS.filter(kind => FEEDS[kind].files !== undefined)

/** The files that the data of a line of a kind names. */
export function filesOf<K extends FeedKind>(kind: K, data: DataOfKind<K>): readonly NamedFile[] {
  const feed: Feed = FEEDS[kind]
  return feed.files?.(data) ?? []
}

/** What the provider's systems read from the portal, beside what they send to it. */
export const OUTGOING = { orders: outgoingOrders }
export type OutgoingKind = keyof typeof OUTGOING
export const OUTGOING_KINDS = Object.keys(OUTGOING) as [OutgoingKind, ...OutgoingKind[]]

/** What a provider token may be for. */
export type ProviderKind = FeedKind | OutgoingKind
export const PROVIDER_KINDS = [...FEED_KINDS, ...OUTGOING_KINDS] as [ProviderKind, ...ProviderKind[]]
