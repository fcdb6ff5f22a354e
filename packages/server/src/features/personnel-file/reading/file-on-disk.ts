import { createReadStream } from 'node:fs'
import type { FileSource } from '@salvia/core/personnel-file'

const CHUNK_BYTES = 1 << 18

/** A file on this machine, as core reads it. */
export function fileOnDisk({ path, name, size }: { path: string; name: string; size: number }): FileSource {
  return {
    name,
    size,
    stream: (start = 0, end = size) =>
      start < end
        ? createReadStream(path, { start, end: end - 1, highWaterMark: CHUNK_BYTES })
        : emptyStream(),
  }
}

async function* emptyStream(): AsyncGenerator<Uint8Array> {}
