import type { Stats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FileSource } from '@salvia/core/personnel-file'
import { errorOf } from '../errors/cli-error.ts'
import { reasonOf } from '../errors/system-reason.ts'
import { filesErrors } from './files.errors.ts'
import type { OpenFile } from './open-file.ts'

const CHUNK_BYTES = 1 << 18

/** Opens a file on disk. It is read through one handle, and a file that changes meanwhile is refused. */
export async function openLocalFile(path: string): Promise<OpenFile> {
  const handle = await openHandle(path)
  const before = await handle.stat()
  if (before.isDirectory()) {
    await handle.close()
    throw errorOf(filesErrors.FILE_IS_FOLDER, { path })
  }
  const unchanged = async () => {
    if (!same(before, await handle.stat()) || !same(before, await stat(path).catch(() => before))) {
      throw errorOf(filesErrors.FILE_CHANGED, { path })
    }
  }
  const source: FileSource = {
    name: basename(path),
    size: before.size,
    async *stream(start = 0, end = before.size) {
      await unchanged()
      yield* chunks(handle, path, start, Math.min(end, before.size))
      await unchanged()
    },
  }
  return { source, path, unchanged, close: () => handle.close() }
}

async function openHandle(path: string): Promise<FileHandle> {
  try {
    return await open(path, 'r')
  } catch (cause) {
    const reason = reasonOf(cause)
    if (reason === 'ENOENT' || reason === 'ENOTDIR')
      throw errorOf(filesErrors.FILE_NOT_FOUND, { path }, { cause })
    if (reason === 'EISDIR') throw errorOf(filesErrors.FILE_IS_FOLDER, { path }, { cause })
    throw errorOf(filesErrors.FILE_NOT_READABLE, { path, reason }, { cause })
  }
}

/** Each chunk is read while the reader is at the one before, and lent until the next is asked for. */
async function* chunks(handle: FileHandle, path: string, start: number, end: number) {
  const buffers = [Buffer.allocUnsafe(CHUNK_BYTES), Buffer.allocUnsafe(CHUNK_BYTES)] as const
  const readAhead = (turn: number, position: number): Promise<Buffer> => {
    const chunk = readChunk(handle, path, position, buffers[turn === 0 ? 0 : 1].subarray(0, end - position))
    // What goes wrong is told when the chunk is asked for.
    chunk.catch(() => {})
    return chunk
  }
  let position = start
  let coming = readAhead(0, position)
  try {
    for (let turn = 1; position < end; turn ^= 1) {
      const chunk = await coming
      position += chunk.length
      coming = readAhead(turn, position)
      yield chunk
    }
  } finally {
    // A reader that wants no more may close the file at once.
    await coming.catch(() => {})
  }
}

async function readChunk(handle: FileHandle, path: string, position: number, into: Buffer): Promise<Buffer> {
  if (into.length === 0) return into
  const { bytesRead } = await handle.read(into, 0, into.length, position).catch((cause: unknown) => {
    throw errorOf(filesErrors.FILE_NOT_READABLE, { path, reason: reasonOf(cause) }, { cause })
  })
  if (bytesRead === 0) throw errorOf(filesErrors.FILE_CHANGED, { path })
  return into.subarray(0, bytesRead)
}

function same(one: Stats, other: Stats): boolean {
  return one.size === other.size && one.mtimeMs === other.mtimeMs && one.ino === other.ino
}
