import { type FileHandle, open } from 'node:fs/promises'
import type { FileSource } from '../personnel-file/index.ts'

const CHUNK_BYTES = 1 << 18

/** Opens a file on disk through one handle, runs `read` with it, and always closes it. */
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

/**
 * An open file as a source for the review. If the file has become shorter, the stream has fewer bytes than its size.
 */
export function fileSourceOf(
  handle: FileHandle,
  { name, size }: { readonly name: string; readonly size: number },
): FileSource {
  return { name, size, stream: (start = 0, end = size) => chunks(handle, start, Math.min(end, size)) }
}

/** Reads one chunk ahead of the reader. A chunk is valid only until the next one is requested. */
async function* chunks(handle: FileHandle, start: number, end: number): AsyncGenerator<Uint8Array> {
  const buffers = [Buffer.allocUnsafe(CHUNK_BYTES), Buffer.allocUnsafe(CHUNK_BYTES)] as const
  const readAhead = (turn: number, position: number): Promise<Buffer> => {
    const chunk = readChunk(handle, position, buffers[turn === 0 ? 0 : 1].subarray(0, end - position))
    // An error is thrown when the chunk is awaited.
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
    // Waits for the last read, because a reader that stops early may close the file at once.
    await coming.catch(() => {})
  }
}

async function readChunk(handle: FileHandle, position: number, into: Buffer): Promise<Buffer> {
  if (into.length === 0) return into
  const { bytesRead } = await handle.read(into, 0, into.length, position)
  return into.subarray(0, bytesRead)
}
