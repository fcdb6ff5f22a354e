import { join } from 'node:path'
import { databaseFault } from '../process/start-failure.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded.ts'
import { openPostgres } from './postgres.ts'

/** Opens the database that the settings name. Of the embedded one the folder is locked until it is closed. */
export async function openDatabase({
  databaseUrl,
  dataFolder,
}: {
  readonly databaseUrl: string | undefined
  readonly dataFolder: string
}): Promise<Database> {
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
