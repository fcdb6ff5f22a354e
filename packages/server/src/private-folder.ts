import { chmod, mkdir, opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './environment.ts'

/** Personal data and keys: for the server's own user alone. */
const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600
const OTHERS = 0o077

/**
 * Makes a folder that only the server's own user can enter, or makes one that stands so. What others could read in it
 * is closed to them too, should it ever be copied. One that belongs to another user stops the start.
 */
export async function ownFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
  const { mode, uid } = await stat(folder)
  if (process.geteuid !== undefined && uid !== process.geteuid()) {
    throw new StartError(
      `Salvia cannot start: ${folder} belongs to another user, who could read what is kept there. Give it to the user that Salvia runs as, or name another folder.`,
    )
  }
  if ((mode & OTHERS) === 0) return
  await chmod(folder, OWN_FOLDER)
  await closeContents(folder)
}

/** Leaves symbolic links as they are: what they lead to is not in the folder. */
async function closeContents(folder: string): Promise<void> {
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    await chmod(path, entry.isDirectory() ? OWN_FOLDER : OWN_FILE).catch(ignoreGone)
  }
}

/** Another process of the same folder may have finished with a file in the meantime. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
}
