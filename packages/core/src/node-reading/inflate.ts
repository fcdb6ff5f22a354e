import { pipeline, Readable, type TransformOptions } from 'node:stream'
import { createInflateRaw, type ZlibOptions } from 'node:zlib'

/** Large chunks, several ahead of the reader, because zlib works in a separate thread. */
const OPTIONS: ZlibOptions & TransformOptions = { chunkSize: 1 << 18, readableHighWaterMark: 1 << 20 }

/** Inflates raw deflate data chunk by chunk with the zlib of the runtime, which is faster. */
export async function* inflate(compressed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const inflater = createInflateRaw(OPTIONS)
  // Errors are thrown to the reader below.
  pipeline(Readable.from(copies(compressed), { objectMode: false }), inflater, () => {})
  try {
    yield* inflater
  } finally {
    inflater.destroy()
  }
}

/** Copies each chunk, because the library reads ahead but a chunk is valid only until the next one is requested. */
async function* copies(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  for await (const chunk of chunks) yield Buffer.from(chunk)
}
