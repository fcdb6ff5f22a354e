import { pipeline, Readable } from 'node:stream'
import { createInflateRaw } from 'node:zlib'

/** Inflates raw deflate data piece by piece with the runtime's own, faster library. */
export async function* inflate(compressed: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const inflater = createInflateRaw()
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
