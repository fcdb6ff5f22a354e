import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { access, cp, mkdtemp, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { prepareTemplate, templateFolder } from './template.ts'

/** A seeded database in memory, and a folder with the files that belong to it. */
export async function openSeededEmbedded(folder: string): Promise<Database> {
  const kept = await templateFolder()
  const dump = join(kept, 'database.tar')
  const exists = await access(dump).then(
    () => true,
    () => false,
  )
  if (!exists) await makeTemplate(kept, dump)
  await cp(join(kept, 'files'), join(folder, 'files'), { recursive: true })
  return openEmbedded({ from: await openAsBlob(dump) })
}

/** Made whole under another name first: test files start side by side. */
async function makeTemplate(kept: string, dump: string): Promise<void> {
  const work = await mkdtemp(join(tmpdir(), 'salvia-template-'))
  const database = await openEmbedded({})
  await prepareTemplate(database, work)
  const content = await database.client.dumpDataDir('none')
  await database.close()
  await rename(join(work, 'files'), join(kept, 'files')).catch(() => undefined)
  const whole = `${dump}.${randomUUID()}`
  await writeFile(whole, content.stream())
  await rename(whole, dump)
}
