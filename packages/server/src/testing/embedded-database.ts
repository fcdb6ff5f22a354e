import { openAsBlob } from 'node:fs'
import { cp, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { markUsed, removeOldFolders } from './old-folders.ts'
import { prepareTemplate, templateFolder } from './template.ts'

const DUMP = 'database.tar'

/** A seeded database in memory, with its files copied into the folder. */
export async function openSeededEmbedded(folder: string): Promise<Database> {
  const template = await ensureTemplate()
  await cp(join(template, 'files'), join(folder, 'files'), { recursive: true, preserveTimestamps: true })
  return openEmbedded({ from: await openAsBlob(join(template, DUMP)) })
}

/** The folder of the database that tests copy. Makes it if it is missing. */
export async function ensureTemplate(): Promise<string> {
  const template = templateFolder('embedded')
  const exists = await stat(template).catch(() => undefined)
  if (!exists) await makeTemplate(template)
  await markUsed(template)
  return template
}

/** Makes the template under a temporary name first: test files start side by side, and the first to finish wins. */
async function makeTemplate(template: string): Promise<void> {
  const making = await mkdtemp(join(tmpdir(), 'salvia-template-'))
  const database = await openEmbedded({})
  await prepareTemplate(database, making)
  // Otherwise every copy begins by doing all of the writing once more, as after a crash.
  await database.client.exec('checkpoint')
  const dump = await database.client.dumpDataDir('none')
  await database.close()
  await mkdir(join(making, 'files'), { recursive: true })
  await writeFile(join(making, DUMP), dump.stream())
  await rename(making, template).catch(() => rm(making, { recursive: true, force: true }))
  await removeOldFolders()
}
