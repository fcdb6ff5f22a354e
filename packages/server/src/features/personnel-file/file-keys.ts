import { randomUUID } from 'node:crypto'

/** The file store is shared. By this prefix the sweep recognises personnel files. */
const PREFIX = 'personnel-file-'

export function newFileKey(): string {
  return `${PREFIX}${randomUUID()}`
}

export function isPersonnelFileKey(key: string): boolean {
  return key.startsWith(PREFIX)
}
