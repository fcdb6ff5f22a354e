import { randomUUID } from 'node:crypto'

/** The file store is shared. By this prefix the sweep recognises attached files. */
const PREFIX = 'attachment-'

export function newFileKey(): string {
  return `${PREFIX}${randomUUID()}`
}

export function isAttachmentKey(key: string): boolean {
  return key.startsWith(PREFIX)
}
