import type { Stats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { FileSource } from '@salvia/core/personnel-file'
import { CliError } from '../cli-error.ts'
import { reasonOf } from './file-reason.ts'
import type { OpenFile } from './open-file.ts'

const CHUNK_BYTES = 1 << 18

/** Opens a file on disk. It is read through one handle, and a file that changes meanwhile is refused. */
export async function openLocalFile(path: string): Promise<OpenFile> {
  const handle = await openHandle(path)
  const before = await handle.stat()
  if (before.isDirectory()) {
    await handle.close()
    throw new CliError('FILE_IS_FOLDER', { path })
  }
  const unchanged = async () => {
    if (!same(before, await handle.stat()) || !same(before, await stat(path).catch(() => before))) {
      throw new CliError('FILE_CHANGED', { path })
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
    if (reason === 'ENOENT' || reason === 'ENOTDIR') throw new CliError('FILE_NOT_FOUND', { path }, { cause })
    if (reason === 'EISDIR') throw new CliError('FILE_IS_FOLDER', { path }, { cause })
    throw new CliError('FILE_NOT_READABLE', { path, reason }, { cause })
  }
}

async function* chunks(handle: FileHandle, path: string, start: number, end: number) {
  // Two buffers in turn: the reader may look at a chunk until it has asked for the next one.
  const buffers = [Buffer.allocUnsafe(CHUNK_BYTES), Buffer.allocUnsafe(CHUNK_BYTES)] as const
  let position = start
  for (let turn = 0; position < end; turn ^= 1) {
    const buffer = buffers[turn === 0 ? 0 : 1]
    const length = Math.min(CHUNK_BYTES, end - position)
    const { bytesRead } = await handle.read(buffer, 0, length, position).catch((cause: unknown) => {
      throw new CliError('FILE_NOT_READABLE', { path, reason: reasonOf(cause) }, { cause })
    })
    if (bytesRead === 0) throw new CliError('FILE_CHANGED', { path })
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

function same(one: Stats, other: Stats): boolean {
  return one.size === other.size && one.mtimeMs === other.mtimeMs && one.ino === other.ino
}
