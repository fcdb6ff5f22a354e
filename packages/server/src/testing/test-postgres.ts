import type { Database } from '../db/database.ts'

/** The PostgreSQL server that the tests run on; undefined where they run on PGlite. */
export function testPostgres(): string | undefined {
  return process.env.TEST_DATABASE_URL
}

/**
 * Declares tests that take a PostgreSQL server: several processes on one database, or its plans. On PGlite they are not
 * declared at all, so that none counts as skipped; the file then needs another test, since one without any fails.
 */
export function onPostgres(declare: () => void): void {
  if (testPostgres() !== undefined) declare()
}

/** The address of a test's own database, for another process. */
export function postgresUrlOf(database: Database): string {
  if (!('url' in database) || typeof database.url !== 'string') {
    throw new Error('Only a database on a PostgreSQL server has an address.')
  }
  return database.url
}
