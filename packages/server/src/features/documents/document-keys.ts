import { randomUUID } from 'node:crypto'

/** The file store is shared. By this prefix the sweep recognises documents. */
const PREFIX = 'document-'

export function newDocumentKey(): string {
  return `${PREFIX}${randomUUID()}`
}

export function isDocumentKey(key: string): boolean {
  return key.startsWith(PREFIX)
}
