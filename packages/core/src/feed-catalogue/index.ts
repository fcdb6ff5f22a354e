export { type DataOfKind, FEED_KINDS, type FeedKind } from './catalogue.ts'
export { FEEDS } from './feeds.gen.ts'
