import { chmod, mkdir, opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

/** File mode for personal data and keys: only the server's own user has access. */
export const OWN_FILE = 0o600
const OWN_FOLDER = 0o700
const OTHERS = 0o077

/**
 * Makes a folder that only the server's own user can enter, or restricts an existing one. Throws a StartError if it
 * belongs to another user. Returns whether others could enter it until now.
 */
export async function ownFolder(folder: string): Promise<{ readonly wasOpen: boolean }> {
  await mkdir(folder, { recursive: true, mode: OWN_FOLDER })
  const { mode, uid } = await stat(folder)
  if (process.geteuid !== undefined && uid !== process.geteuid()) {
    throw new StartError(
      `Salvia cannot start: ${folder} belongs to another user, who could read what is kept there. Give it to the user that the server runs as, or name another folder.`,
    )
  }
  const wasOpen = (mode & OTHERS) !== 0
  if (wasOpen) await chmod(folder, OWN_FOLDER)
  return { wasOpen }
}

/**
 * The same for a folder that only the server writes to. Also restricts everything in it, in case the folder is ever
 * copied.
 */
export async function ownTree(folder: string): Promise<void> {
  const { wasOpen } = await ownFolder(folder)
  if (!wasOpen) return
  for await (const entry of await opendir(folder, { recursive: true })) {
    // The target of a link is not in the folder.
    if (!entry.isSymbolicLink()) await closeToOthers(join(entry.parentPath, entry.name))
  }
}

async function closeToOthers(path: string): Promise<void> {
  try {
    await chmod(path, (await stat(path)).mode & OWN_FOLDER)
  } catch (error) {
    // Another process of the same folder may have deleted the file meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  }
}
