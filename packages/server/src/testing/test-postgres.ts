import type { Database } from '../db/database.ts'

/** Address of the PostgreSQL server that the tests run on. Undefined if they run on PGlite. */
export function testPostgres(): string | undefined {
  return process.env.TEST_DATABASE_URL
}

/**
 * Declares tests that need a PostgreSQL server, for several processes or for query plans. On PGlite they are not
 * declared at all, so that none counts as skipped. The file then needs another test, because a file without tests
 * fails.
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
