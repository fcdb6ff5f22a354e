import { opendir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '../../clock.ts'

/** Deletes what a process that died left in a folder. Other processes of the same folder may be at work now. */
export async function sweepAbandoned(folder: string): Promise<void> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name)
    const facts = await stat(path).catch(() => undefined)
    if (facts && Date.now() - facts.mtimeMs > DAY_MS) await rm(path, { force: true })
  }
}
