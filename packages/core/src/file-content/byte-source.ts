/** The bytes of a file, of which any part can be read. */
export interface ByteSource {
  readonly size: number
  /** What the source threw, so that it is not mistaken for a fault in the file. */
  readonly failure?: unknown
  /** The bytes of a part, as they come. */
  stream(start: number, end: number): AsyncIterable<Uint8Array>
  /** A copy of the bytes of a part, together, in a buffer of their own. For small parts only. */
  bytes(start: number, end: number): Promise<Uint8Array>
}

/** Faster means of the platform; each has a default. */
export interface ReadingMeans {
  /** Inflates raw deflate data piece by piece; Node passes its own, faster one. Default: fflate. */
  readonly inflate?: (compressed: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>
  /** Decodes ISO 8859-1, where every byte is the character with its number; Node passes its own, faster one. */
  readonly latin1?: (bytes: Uint8Array) => string
  /** Carries a CRC-32 over further bytes, as zlib does; Node passes its own, faster one. Default: ours. */
  readonly crc32?: (bytes: Uint8Array, crc: number) => number
}

/** So much of bytes in memory comes at a time. */
const CHUNK_BYTES = 1 << 16

/** Bytes in memory as a source. */
export function bytesInMemory(all: Uint8Array): ByteSource {
  return {
    size: all.length,
    async *stream(start, end) {
      for (let at = start; at < end; at += CHUNK_BYTES) {
        yield all.subarray(at, Math.min(at + CHUNK_BYTES, end))
      }
    },
    async bytes(start, end) {
      return new Uint8Array(all.subarray(start, end))
    },
  }
}
