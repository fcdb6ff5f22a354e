import { randomUUID } from 'node:crypto'
import { open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { instantFromMillis } from '@salvia/core/primitives'
import { noFaults, type ReachFaultPoint } from '../../process/fault-points.ts'
import { OWN_FILE, ownFolder } from '../../process/private-folder.ts'
import { fileKey } from './file-key.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { hashed } from './hashed.ts'
import { sweepAbandoned } from './sweep-abandoned.ts'

/** Files in a folder. A file gets its name only when it is complete and flushed to disk. */
export async function openFolderFileStore(
  folder: string,
  faultPoint: ReachFaultPoint = noFaults,
): Promise<FileStore> {
  const arriving = join(folder, 'arriving')
  await ownFolder(folder)
  await ownFolder(arriving)
  await sweepAbandoned(arriving)
  const pathOf = (key: string) => join(folder, fileKey(key))
  return {
    async write(key, content) {
      const path = pathOf(key)
      const temporary = join(arriving, randomUUID())
      try {
        const stored = await writeWhole(temporary, content)
        faultPoint('file: before rename')
        await rename(temporary, path)
        faultPoint('file: after rename')
        await sync(folder)
        return stored
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async open(key) {
      try {
        return (await open(pathOf(key))).createReadStream()
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async withPath(key, use) {
      return use(pathOf(key))
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
    },
    async *keys() {
      for await (const entry of await opendir(folder)) {
        if (!entry.isFile()) continue
        const facts = await stat(join(folder, entry.name)).catch(() => undefined)
        if (facts) yield { key: entry.name, changedAt: instantFromMillis(facts.mtimeMs) }
      }
    },
  }
}

async function writeWhole(path: string, content: Readable): Promise<StoredFile> {
  const { content: passing, stored } = hashed(content)
  const file = await open(path, 'wx', OWN_FILE)
  try {
    for await (const chunk of passing) await file.writeFile(chunk)
    await file.sync()
  } finally {
    await file.close()
  }
  return stored()
}

/** Makes a rename survive a power loss. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
