import { randomUUID } from 'node:crypto'

/** The file store is shared. By this prefix the sweep recognises files of the feed. */
const PREFIX = 'feed-file-'

export function newFeedFileKey(): string {
  return `${PREFIX}${randomUUID()}`
}

export function isFeedFileKey(key: string): boolean {
  return key.startsWith(PREFIX)
}
