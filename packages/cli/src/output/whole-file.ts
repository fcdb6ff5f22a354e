import { randomUUID } from 'node:crypto'
import { access, constants, type FileHandle, open, realpath, rename, rm, stat } from 'node:fs/promises'
import { reasonOf } from '../errors/system-reason.ts'

/** A file that is opened before the work begins. Its earlier content stays until all of the new one is written. */
export interface WholeFile {
  /** Writes the content and closes the file. May be called once. */
  write(content: string | Uint8Array): Promise<void>
  /** Closes the file and leaves what was there before. */
  abandon(): Promise<void>
}

interface WholeFileOptions {
  /** Permissions of the file; without it those of the file that is replaced, else the usual ones. */
  readonly mode?: number
  /** Throws EEXIST when the file exists. */
  readonly isNew?: boolean
}

/** Opens a file for a result. Throws the error of the system when it cannot be written. */
export async function openWholeFile(path: string, options: WholeFileOptions = {}): Promise<WholeFile> {
  if (options.isNew) {
    const handle = await open(path, 'wx', options.mode)
    return replacing(handle, { remove: path, settle: async () => undefined })
  }
  const real = await realpath(path).catch(() => path)
  const before = await stat(real).catch(() => null)
  // A pipe or a device has no earlier content to keep.
  if (before && !before.isFile()) return overwriting(await open(real, 'w'))
  if (before) await access(real, constants.W_OK)
  const beside = `${real}.${randomUUID()}`
  try {
    const handle = await open(beside, 'wx', options.mode ?? before?.mode)
    return replacing(handle, { remove: beside, settle: () => rename(beside, real) })
  } catch (error) {
    // A file that may be written in a folder that may not.
    if (before && ['EACCES', 'EPERM', 'EROFS'].includes(reasonOf(error)))
      return overwriting(await openIn(real, options.mode))
    throw error
  }
}

/** Opens a file in its place, and restricts it before anything is written. */
async function openIn(path: string, mode: number | undefined): Promise<FileHandle> {
  const handle = await open(path, 'r+')
  if (mode !== undefined) await handle.chmod(mode)
  return handle
}

/** Writes to a file of its own, which takes its place when it is whole and is removed otherwise. */
function replacing(
  handle: FileHandle,
  { remove, settle }: { remove: string; settle: () => Promise<void> },
): WholeFile {
  const abandon = async () => {
    await handle.close().catch(() => undefined)
    await rm(remove, { force: true }).catch(() => undefined)
  }
  return {
    abandon,
    async write(content) {
      try {
        await handle.writeFile(content)
        await handle.close()
        await settle()
      } catch (error) {
        await abandon()
        throw error
      }
    },
  }
}

function overwriting(handle: FileHandle): WholeFile {
  return {
    abandon: () => handle.close(),
    async write(content) {
      try {
        await handle.writeFile(content)
        if ((await handle.stat()).isFile()) await handle.truncate(Buffer.byteLength(content))
      } finally {
        await handle.close()
      }
    },
  }
}
