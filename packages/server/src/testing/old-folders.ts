import { mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '../clock.ts'
import { diskTime } from './disk-time.ts'

/** Folders of this kit in the temporary folder: templates, and what interrupted runs left. */
const OWN = /^salvia-(tests|test|template)-/

/** Longer than any run takes: what is older is of no run that goes on. */
const KEPT_MS = 6 * HOUR_MS

/**
 * Marks a folder as used now, so that it is not removed as an old one. The disk writes the time, since the clock of
 * this process may have been set to another day (`npm run check:days`).
 */
export async function markUsed(folder: string): Promise<void> {
  await mkdtemp(join(folder, 'used-')).then(rmdir, () => undefined)
}

/** Removes the kit's folders that have not been used for six hours. */
export async function removeOldFolders(parent = tmpdir()): Promise<void> {
  const now = await diskTime(parent)
  const names = await readdir(parent)
  for (const name of names.filter(found => OWN.test(found))) {
    const path = join(parent, name)
    const facts = await stat(path).catch(() => undefined)
    const isOld = facts && now - facts.mtimeMs > KEPT_MS
    if (isOld) await rm(path, { recursive: true, force: true })
  }
}
