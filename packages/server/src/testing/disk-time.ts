import { mkdtemp, rmdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What time it is for the disk of a folder, in milliseconds. The process may have another clock (`npm run check:days`). */
export async function diskTime(parent = tmpdir()): Promise<number> {
  const probe = await mkdtemp(join(parent, 'salvia-test-'))
  const { mtimeMs } = await stat(probe)
  await rmdir(probe)
  return mtimeMs
}
