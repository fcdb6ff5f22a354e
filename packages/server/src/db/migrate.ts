import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { PACKAGE_FOLDER } from '../process/package-folder.ts'
import { StartError } from '../process/start-error.ts'
import type { Db } from './database.ts'
import { allowLongStatements } from './long-statements.ts'
import { transaction } from './transaction.ts'

const MIGRATIONS = join(PACKAGE_FOLDER, 'migrations')
/** An arbitrary number that no other advisory lock uses. */
const MIGRATION_LOCK = 7_258_425

/**
 * Brings the schema up to date in one transaction. Server processes that start together wait for each
 * other on an advisory lock; a schema newer than this program stops the start.
 */
export async function migrate(db: Db): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  await transaction(db, async tx => {
    await allowLongStatements(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`)
    await tx.execute(sql`create table if not exists schema_migrations
      (hash text primary key, made_at bigint not null, applied_at timestamptz not null default now())`)
    const { rows } = await tx.execute<{ hash: string }>(sql`select hash from schema_migrations`)
    const applied = new Set(rows.map(row => row.hash))
    refuseNewerSchema(applied, known)
    for (const migration of known) {
      if (!applied.has(migration.hash)) await apply(tx, migration)
    }
  })
}

async function apply(tx: Db, { sql: statements, hash, folderMillis }: MigrationMeta): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement))
  await tx.execute(sql`insert into schema_migrations (hash, made_at) values (${hash}, ${folderMillis})`)
}

function refuseNewerSchema(applied: ReadonlySet<string>, known: readonly MigrationMeta[]): void {
  const hashes = new Set(known.map(migration => migration.hash))
  if ([...applied].some(hash => !hashes.has(hash))) {
    throw new StartError(
      'The database was set up by another version of Salvia. Start that version, or a newer one.',
    )
  }
}
