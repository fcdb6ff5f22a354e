import { pipeline, Readable, type TransformOptions } from 'node:stream'
import { createInflateRaw, type ZlibOptions } from 'node:zlib'

/** Large pieces, and some of them ahead of the reader: the library works in a thread of its own. */
const OPTIONS: ZlibOptions & TransformOptions = { chunkSize: 1 << 18, readableHighWaterMark: 1 << 20 }

/** Inflates raw deflate data piece by piece with the library that Node is built on. */
export async function* inflateRaw(compressed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const inflated = createInflateRaw(OPTIONS)
  // A failure of either side comes out where the result is read.
  pipeline(Readable.from(compressed), inflated, () => undefined)
  yield* inflated
}
