import { ensureTemplate } from './embedded-database.ts'

/** Makes the database that tests begin from once, before the test files start side by side. */
export async function setup(): Promise<void> {
  if (!process.env.TEST_DATABASE_URL) await ensureTemplate()
}
