import type { FeedData } from '../feeds/index.ts'
import { FEEDS } from './feeds.gen.ts'

/** A kind of the provider's feed, as calls and commands name it. */
export type FeedKind = keyof typeof FEEDS

export const FEED_KINDS = Object.keys(FEEDS) as readonly FeedKind[]

/** The data of an object of a kind. */
export type DataOfKind<K extends FeedKind> = FeedData<(typeof FEEDS)[K]>
