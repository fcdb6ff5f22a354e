import { type FileHandle, open } from 'node:fs/promises'
import type { FileSource } from '../personnel-file/index.ts'

const CHUNK_BYTES = 1 << 18

/** Runs `read` with a file on disk, which is read through one handle, and closes it whatever happens. */
export async function withFileOnDisk<T>(
  { path, name }: { readonly path: string; readonly name: string },
  read: (source: FileSource) => Promise<T>,
): Promise<T> {
  const handle = await open(path)
  try {
    const { size } = await handle.stat()
    return await read(fileSourceOf(handle, { name, size }))
  } finally {
    await handle.close()
  }
}

/** A file that is open, as the reader takes it. A file that has become shorter gives fewer bytes than its size. */
export function fileSourceOf(
  handle: FileHandle,
  { name, size }: { readonly name: string; readonly size: number },
): FileSource {
  return { name, size, stream: (start = 0, end = size) => chunks(handle, start, Math.min(end, size)) }
}

/** Each chunk is read while the reader is at the one before, and lent until the next is asked for. */
async function* chunks(handle: FileHandle, start: number, end: number): AsyncGenerator<Uint8Array> {
  const buffers = [Buffer.allocUnsafe(CHUNK_BYTES), Buffer.allocUnsafe(CHUNK_BYTES)] as const
  const readAhead = (turn: number, position: number): Promise<Buffer> => {
    const chunk = readChunk(handle, position, buffers[turn === 0 ? 0 : 1].subarray(0, end - position))
    // What goes wrong is told when the chunk is asked for.
    chunk.catch(() => {})
    return chunk
  }
  let position = start
  let coming = readAhead(0, position)
  try {
    for (let turn = 1; position < end; turn ^= 1) {
      const chunk = await coming
      if (chunk.length === 0) return
      position += chunk.length
      coming = readAhead(turn, position)
      yield chunk
    }
  } finally {
    // A reader that wants no more may close the file at once.
    await coming.catch(() => {})
  }
}

async function readChunk(handle: FileHandle, position: number, into: Buffer): Promise<Buffer> {
  if (into.length === 0) return into
  const { bytesRead } = await handle.read(into, 0, into.length, position)
  return into.subarray(0, bytesRead)
}
