import type { OutgoingKind } from '@salvia/core/feed-catalogue'

/** What has changed, for those who are told by number. */
export interface Changed {
  readonly kind: OutgoingKind
  readonly objectId: string
  /** Null for an object of no customer. */
  readonly clientNumber: string | null
}
