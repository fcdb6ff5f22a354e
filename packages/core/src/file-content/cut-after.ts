/** A piece without a mark is passed on at this size, so that memory stays bounded. */
const MAX_REST_BYTES = 1 << 20

/**
 * Cuts chunks anew, each after the last `mark` byte in it, so that what stands between two marks is seldom torn apart
 * and the texts decoded from them need no joining. Only for encodings in which that byte is always that character.
 * The bytes are lent until the next are asked for.
 */
export async function* cutAfter(mark: number, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let buffer: Uint8Array = new Uint8Array()
  let rest = 0
  for await (const chunk of chunks) {
    if (chunk.length === 0) continue
    const filled = rest + chunk.length
    if (filled > buffer.length) buffer = joined(buffer.subarray(0, rest), new Uint8Array(chunk.length * 2))
    buffer.set(chunk, rest)
    const cut = filled > MAX_REST_BYTES ? filled : buffer.lastIndexOf(mark, filled - 1) + 1
    if (cut > 0) yield buffer.subarray(0, cut)
    buffer.copyWithin(0, cut, filled)
    rest = filled - cut
  }
  if (rest > 0) yield buffer.subarray(0, rest)
}

/** The bytes of both, one after the other. */
export function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
