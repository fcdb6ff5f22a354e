import type { Environment } from '@salvia/core/config'
import type { Instant } from '@salvia/core/primitives'
import { like, sql } from 'drizzle-orm'
import { StartError } from '../process/start-error.ts'
import type { Db } from './database.ts'
import { accounts } from './schema/accounts.ts'
import { installation } from './schema/platform.ts'

/** The addresses of demo accounts. No real address ends so, since `.example` is reserved. */
const DEMO_EMAILS = '%@demo.example'

/**
 * Stores the environment of the database at its first start. Opening it as another environment later is a StartError:
 * demo passwords, or the simulator of BankID, would open real accounts.
 */
export async function insistOnEnvironment(tx: Db, environment: Environment, now: Instant): Promise<void> {
  const [stored] = await tx.select().from(installation)
  if (stored === undefined) {
    await refuseUnlikely(tx, environment)
    await tx.insert(installation).values({ environment, startedAt: now })
  } else if (stored.environment !== environment) {
    throw new StartError(
      `Salvia cannot start: this database is for ${stored.environment}, and SALVIA_ENV says ${environment}. Set SALVIA_ENV to ${stored.environment}, or name another database.`,
    )
  }
}

/** A database of an earlier version does not say what it is for, so its accounts decide. */
async function refuseUnlikely(tx: Db, environment: Environment): Promise<void> {
  const isDemo = await hasAccounts(tx, DEMO_EMAILS)
  if (environment === 'production' && isDemo) {
    throw new StartError(
      'Salvia cannot start: this database holds demo accounts, whose password everybody knows, and SALVIA_ENV says production. Name an empty database.',
    )
  }
  if (environment !== 'production' && !isDemo && (await hasAccounts(tx, '%'))) {
    throw new StartError(
      `Salvia cannot start: this database holds accounts and no demo accounts, so that it is taken for one of production, and SALVIA_ENV says ${environment}. Set SALVIA_ENV to production, or name another database.`,
    )
  }
}

async function hasAccounts(tx: Db, emails: string): Promise<boolean> {
  const rows = await tx.select({ one: sql`1` }).from(accounts).where(like(accounts.email, emails)).limit(1)
  return rows.length > 0
}
