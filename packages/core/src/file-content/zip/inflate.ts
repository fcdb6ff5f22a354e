import { Inflate } from 'fflate'

/** Raw deflate grows a thousandfold at most: a piece of this size can't flood the memory. */
const PIECE_BYTES = 1 << 13

/** Inflates raw deflate data piece by piece. Throws on data that is not deflate or ends early. */
export async function* inflateRaw(compressed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let inflated: Uint8Array[] = []
  const inflater = new Inflate(piece => inflated.push(piece))
  for await (const chunk of compressed) {
    for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
      inflater.push(chunk.subarray(at, at + PIECE_BYTES))
      yield* inflated
      inflated = []
    }
  }
  inflater.push(new Uint8Array(), true)
  yield* inflated
}
