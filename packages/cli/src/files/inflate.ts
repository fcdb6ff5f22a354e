import { Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** Inflates raw deflate data piece by piece with the runtime's own, faster library. */
export function inflate(compressed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return Readable.from(compressed, { objectMode: false }).compose(createInflateRaw())
}
