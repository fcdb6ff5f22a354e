import { join } from 'node:path'
import { lockDataFolder } from './db/data-folder-lock.ts'
import type { Database } from './db/database.ts'
import { openEmbedded } from './db/embedded.ts'
import { openPostgres } from './db/postgres.ts'
import type { ServerSettings } from './environment.ts'
import { databaseFault } from './start-failure.ts'

/** Opens the database that the settings name. Of the embedded one the folder is locked until it is closed. */
export async function openDatabase({
  databaseUrl,
  dataFolder,
}: Pick<ServerSettings, 'databaseUrl' | 'dataFolder'>): Promise<Database> {
  if (databaseUrl !== undefined) return reachPostgres(databaseUrl)
  const lock = await lockDataFolder(dataFolder)
  try {
    const database = await openEmbedded({ folder: join(dataFolder, 'database') })
    return { ...database, close: () => database.close().finally(() => lock.release()) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function reachPostgres(url: string): Promise<Database> {
  const database = openPostgres(url)
  try {
    await database.ping()
    return database
  } catch (error) {
    await database.close()
    throw databaseFault(error)
  }
}
