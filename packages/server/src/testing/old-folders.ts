import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { HOUR_MS } from '../clock.ts'

/** What this kit leaves in the temporary folder: databases to begin from, and what was cut off. */
const OWN = /^salvia-(tests|test|template)-/

/** Marks a folder as used now, so that nobody takes it for an old one. */
export async function markUsed(folder: string): Promise<void> {
  const now = new Date()
  await utimes(folder, now, now).catch(() => undefined)
}

/** Removes the kit's folders that nobody has used for an hour. */
export async function removeOldFolders(parent = tmpdir()): Promise<void> {
  const names = await readdir(parent)
  for (const name of names.filter(found => OWN.test(found))) {
    const path = join(parent, name)
    const facts = await stat(path).catch(() => undefined)
    const isOld = facts && Date.now() - facts.mtimeMs > HOUR_MS
    if (isOld) await rm(path, { recursive: true, force: true })
  }
}
