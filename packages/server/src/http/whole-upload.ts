import type { Readable } from 'node:stream'
import type { AppError } from '@salvia/core/errors'

/** All of an upload that fits in memory. Fails with `tooLarge` once it has more bytes. */
export async function wholeUpload(
  content: Readable,
  maxBytes: number,
  tooLarge: () => AppError,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of content as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > maxBytes) throw tooLarge()
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
