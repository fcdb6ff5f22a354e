import { pipeline, Readable, type TransformOptions } from 'node:stream'
import { createInflateRaw, type ZlibOptions } from 'node:zlib'

/** Large pieces, and some of them ahead of the reader: the library works in a thread of its own. */
const OPTIONS: ZlibOptions & TransformOptions = { chunkSize: 1 << 18, readableHighWaterMark: 1 << 20 }

/** Inflates raw deflate data piece by piece with the runtime's own, faster library. */
export async function* inflate(compressed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const inflater = createInflateRaw(OPTIONS)
  // What goes wrong is told to whoever reads, below.
  pipeline(Readable.from(copies(compressed), { objectMode: false }), inflater, () => {})
  try {
    yield* inflater
  } finally {
    inflater.destroy()
  }
}

/** The library reads ahead, and a chunk counts only until the next one is asked for. */
async function* copies(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) yield Buffer.from(chunk)
}
