import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '../../clock.ts'

/**
 * Deletes the files that a process left behind in a folder when it died. Other processes may be using the folder now.
 */
export async function sweepAbandoned(folder: string): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name)
    const facts = await stat(path).catch(() => undefined)
    if (facts && Date.now() - facts.mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}
