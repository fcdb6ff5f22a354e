import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { DAY_MS } from '../../clock.ts'
import { noFaults, type ReachFaultPoint } from '../../fault-points.ts'
import type { FileStore, StoredFile } from './file-store.ts'

const KEY = /^[\w-]{1,100}$/
/** Personal data: for the server's own user alone. */
const OWN_FOLDER = 0o700
const OWN_FILE = 0o600

/** Files in a folder. A file gets its name only when it is whole and safe on the disk. */
export async function openFolderFileStore(
  folder: string,
  faultPoint: ReachFaultPoint = noFaults,
): Promise<FileStore> {
  const arriving = join(folder, 'arriving')
  await mkdir(arriving, { recursive: true, mode: OWN_FOLDER })
  await sweepAbandoned(arriving)
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('A file key holds letters, digits, hyphens and underscores only.')
    return join(folder, key)
  }
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
    withPath: (key, use) => use(pathOf(key)),
    delete: key => rm(pathOf(key), { force: true }),
    async *keys() {
      for await (const entry of await opendir(folder)) {
        if (!entry.isFile()) continue
        const facts = await stat(join(folder, entry.name)).catch(() => undefined)
        if (facts) yield { key: entry.name, changedAt: facts.mtime }
      }
    },
  }
}

/** What a process that died was writing. Other processes of the same folder may be writing now. */
async function sweepAbandoned(arriving: string): Promise<void> {
  for await (const entry of await opendir(arriving)) {
    const path = join(arriving, entry.name)
    const facts = await stat(path).catch(() => undefined)
    if (facts && Date.now() - facts.mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}

async function writeWhole(path: string, content: Readable): Promise<StoredFile> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await open(path, 'wx', OWN_FILE)
  try {
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      hash.update(chunk)
      bytes += chunk.byteLength
      await file.writeFile(chunk)
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Makes a rename last through a power loss. */
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
