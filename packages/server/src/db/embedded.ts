import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { fromPglite } from 'pg-boss'
import { ownTree } from '../process/private-folder.ts'
import type { Database, Db } from './database.ts'

interface EmbeddedOptions {
  /** Folder of the database; absent for a database in memory. */
  folder?: string
  /** A dump to begin from. */
  from?: Blob
}

/** Opens PostgreSQL compiled to run in this process. The caller holds the folder's lock. */
export async function openEmbedded({
  folder,
  from,
}: EmbeddedOptions): Promise<Database & { client: PGlite }> {
  // PGlite makes files that everybody can read and write, so their folder must keep others out.
  if (folder) await ownTree(folder)
  const client = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(from ? { loadDataDir: from } : {}),
  })
  // The driver's own result type is narrower than what both drivers share.
  const db = drizzle({ client, casing: 'snake_case' }) as unknown as Db
  return {
    client,
    db,
    kind: 'embedded',
    boss: fromPglite(client),
    async ping() {
      await client.query('select 1')
    },
    close: () => client.close(),
  }
}
