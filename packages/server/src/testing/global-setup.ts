import { ensureTemplate } from './embedded-database.ts'
import { testPostgres } from './test-postgres.ts'

/** Makes the database that tests copy, once, before the test files start side by side. */
export async function setup(): Promise<void> {
  if (testPostgres() === undefined) await ensureTemplate()
}
