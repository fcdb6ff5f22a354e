import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** An empty embedded database as it was before the first migration with a text in it. */
export async function openEarlierDatabase(text: string): Promise<Database> {
  const all = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  const first = all.findIndex(migration => migration.sql.some(statement => statement.includes(text)))
  const database = await openEmbedded({})
  const { db } = database
  await db.execute(sql`create table schema_migrations
    (hash text primary key, made_at bigint not null, applied_at timestamptz not null default now())`)
  for (const { sql: statements, hash } of all.slice(0, first)) {
    for (const statement of statements) await db.execute(sql.raw(statement))
    await db.execute(sql`insert into schema_migrations (hash, made_at) values (${hash}, 1)`)
  }
  return database
}
