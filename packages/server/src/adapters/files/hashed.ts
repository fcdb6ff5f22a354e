import { createHash } from 'node:crypto'
import type { StoredFile } from './file-store.ts'

/** Content on its way, and what it turned out to be once every byte has passed. */
export interface HashedContent {
  readonly content: AsyncGenerator<Uint8Array>
  /** To be asked when `content` has come to its end. */
  stored(): StoredFile
}

/** Counts and hashes what passes. */
export function hashed(source: AsyncIterable<Uint8Array>): HashedContent {
  const hash = createHash('sha256')
  let bytes = 0
  return {
    content: (async function* () {
      for await (const chunk of source) {
        hash.update(chunk)
        bytes += chunk.byteLength
        yield chunk
      }
    })(),
    stored: () => ({ bytes, sha256: hash.digest('hex') }),
  }
}
