import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** Inflates raw deflate data piece by piece with the library that Node is built on. */
export async function* inflateRaw(compressed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const inflated = createInflateRaw()
  // A failure of either side comes out where the result is read.
  pipeline(Readable.from(compressed), inflated, () => undefined)
  yield* inflated
}
