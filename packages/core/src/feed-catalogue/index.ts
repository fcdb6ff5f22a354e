export {
  type DataOfKind,
  FEED_KINDS,
  type FeedKind,
  FILE_KINDS,
  filesOf,
  lineSchemaOf,
  OUTGOING,
  OUTGOING_KINDS,
  type OutgoingKind,
  PROVIDER_KINDS,
  type ProviderKind,
} from './catalogue.ts'
export { feedFilesContract } from './feed-files.contract.ts'
export type { FeedAnswer, Reconciliation, WatchedFeed } from './feeds.contract.ts'
export { feedsContract } from './feeds.contract.ts'
export { FEEDS } from './feeds.gen.ts'
export { orderChangesContract } from './order-changes.contract.ts'
export type { OrderChange, OutgoingOrder } from './outgoing-orders.ts'
export { PROVIDER_KIND_NAMES } from './provider-kind-names.ts'
export type { MadeProviderToken, ProviderToken } from './provider-tokens.contract.ts'
export { providerTokensContract } from './provider-tokens.contract.ts'
