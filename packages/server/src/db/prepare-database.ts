import type { Environment } from '@salvia/core/config'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from './database.ts'
import { insistOnEnvironment } from './installation.store.ts'
import { migrate } from './migrate.ts'
import { transaction } from './transaction.ts'

/** The environment that a database is opened for, and the time. */
export interface Opening {
  readonly environment: Environment
  readonly now: Instant
}

/**
 * Brings the schema up to date and makes sure that the database is for this environment. If it is not, nothing
 * changes.
 */
export async function prepareDatabase(db: Db, { environment, now }: Opening): Promise<void> {
  await transaction(db, async tx => {
    await migrate(tx)
    await insistOnEnvironment(tx, environment, now)
  })
}
