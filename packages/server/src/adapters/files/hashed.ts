import { createHash } from 'node:crypto'
import type { StoredFile } from './file-store.ts'

/** A stream of content, with its size and hash once every byte has passed. */
interface HashedContent {
  readonly content: AsyncGenerator<Uint8Array>
  /** Call it when `content` has ended. */
  stored(): StoredFile
}

/** Counts and hashes the bytes that pass. */
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
