import { createHash, randomUUID } from 'node:crypto'
import { cp, mkdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/postgres.ts'
import { markUsed, removeOldFolders } from './old-folders.ts'
import { asOneConnection } from './one-connection.ts'
import { prepareTemplate, templateFolder, templateHash } from './template.ts'

const TEMPLATE_LOCK = 7_258_427
const SESSION_END_TRIES = 100
const SESSION_END_PAUSE_MS = 20

/** A seeded database of its own on the server at `url`, dropped when it is closed. */
export async function openSeededPostgres(url: string, folder: string): Promise<Database & { url: string }> {
  const kept = folderBeside(url)
  const name = `salvia_test_${randomUUID().replaceAll('-', '')}`
  await administer(url, async client => {
    const template = await ensureTemplate(client, url, kept)
    await client.query(`create database ${name} template ${template}`)
  })
  await cp(join(kept, 'files'), join(folder, 'files'), { recursive: true, preserveTimestamps: true })
  const own = databaseUrl(url, name)
  const database = openPostgres(own)
  asOneConnection(database)
  return {
    ...database,
    url: own,
    async close() {
      await database.close()
      await administer(url, async client => {
        await sessionsEnd(client, name)
        await client.query(`drop database if exists ${name} with (force)`)
      })
    },
  }
}

/** The folder for the files of this server's template. Two servers have their own: the ids in them differ. */
function folderBeside(url: string): string {
  const server = createHash('sha256').update(new URL(url).host).digest('hex').slice(0, 8)
  return `${templateFolder('postgres')}-${server}`
}

/** Waits until the sessions of a closed pool have ended. Dropping the database by force would cause errors. */
async function sessionsEnd(client: Client, database: string): Promise<void> {
  for (let left = SESSION_END_TRIES; left > 0; left--) {
    const { rowCount } = await client.query('select 1 from pg_stat_activity where datname = $1', [database])
    if (!rowCount) return
    await setTimeout(SESSION_END_PAUSE_MS)
  }
}

async function administer(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Makes the template database and its folder of files if one of them is missing: the ids in the database are those of
 * the files. Test files that start side by side wait for the first one.
 */
async function ensureTemplate(client: Client, url: string, kept: string): Promise<string> {
  const name = `salvia_template_${templateHash()}`
  await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount && (await isKept(kept))) return name
    const making = `${name}_making`
    await client.query(`drop database if exists ${making} with (force)`)
    await client.query(`create database ${making}`)
    await rm(kept, { recursive: true, force: true })
    await mkdir(kept, { recursive: true })
    const database = openPostgres(databaseUrl(url, making))
    await prepareTemplate(database, kept)
    await database.close()
    await removeOldFolders()
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`alter database ${making} rename to ${name}`)
    return name
  } finally {
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK])
  }
}

/** Whether the files of a template are there. Marks them as used, so that nobody removes them as old ones meanwhile. */
async function isKept(kept: string): Promise<boolean> {
  await markUsed(kept)
  return (await stat(join(kept, 'files')).catch(() => undefined)) !== undefined
}

function databaseUrl(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
