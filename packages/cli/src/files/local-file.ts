import type { Stats } from 'node:fs'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileSourceOf } from '@salvia/core/node-reading'
import type { FileSource } from '@salvia/core/personnel-file'
import { errorOf } from '../errors/cli-error.ts'
import { reasonOf } from '../errors/system-reason.ts'
import { filesErrors } from './files.errors.ts'
import type { OpenFile } from './open-file.ts'

/**
 * Opens a file on disk through one handle. A file that changes while it is read is refused.
 * @param onDisk the name as the disk has it, where that is not what the user typed
 */
export async function openLocalFile(path: string, onDisk: string | Buffer = path): Promise<OpenFile> {
  const handle = await openHandle(path, onDisk)
  const before = await handle.stat()
  if (before.isDirectory()) {
    await handle.close()
    throw errorOf(filesErrors.FILE_IS_FOLDER, { path })
  }
  const unchanged = async () => {
    if (!same(before, await handle.stat()) || !same(before, await stat(onDisk).catch(() => before))) {
      throw errorOf(filesErrors.FILE_CHANGED, { path })
    }
  }
  const content = fileSourceOf(handle, { name: basename(path), size: before.size })
  const source: FileSource = {
    ...content,
    async *stream(start, end) {
      await unchanged()
      try {
        yield* content.stream(start, end)
      } catch (cause) {
        throw errorOf(filesErrors.FILE_NOT_READABLE, { path, reason: reasonOf(cause) }, { cause })
      }
      await unchanged()
    },
  }
  return { source, path, unchanged, close: () => handle.close() }
}

async function openHandle(path: string, onDisk: string | Buffer): Promise<FileHandle> {
  try {
    return await open(onDisk, 'r')
  } catch (cause) {
    const reason = reasonOf(cause)
    if (reason === 'ENOENT' || reason === 'ENOTDIR')
      throw errorOf(filesErrors.FILE_NOT_FOUND, { path }, { cause })
    if (reason === 'EISDIR') throw errorOf(filesErrors.FILE_IS_FOLDER, { path }, { cause })
    throw errorOf(filesErrors.FILE_NOT_READABLE, { path, reason }, { cause })
  }
}

function same(one: Stats, other: Stats): boolean {
  return one.size === other.size && one.mtimeMs === other.mtimeMs && one.ino === other.ino
}
