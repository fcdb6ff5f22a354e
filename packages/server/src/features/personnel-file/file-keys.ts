import { randomUUID } from 'node:crypto'

/** The file store is shared: by this beginning the sweep knows its own. */
const PREFIX = 'personnel-file-'

export function newFileKey(): string {
  return `${PREFIX}${randomUUID()}`
}

export function isPersonnelFileKey(key: string): boolean {
  return key.startsWith(PREFIX)
}
