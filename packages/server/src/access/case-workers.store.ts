import type { CaseWorkerFunction } from '@salvia/core/case-worker-functions'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { providerTokens } from '../db/schema/feeds.ts'
import { holds } from './case-worker-functions.store.ts'

/** Condition on an account: it is a case worker's, and in use. */
export function isWorking(): SQL | undefined {
  return and(accounts.isCaseWorker, eq(accounts.state, 'active'))
}

/** The accounts of all case workers who are at work, or of those among them who hold a function. */
export async function workingCaseWorkers(db: Db, held?: CaseWorkerFunction): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(isWorking(), held && holds(held)))
    .orderBy(accounts.id)
  return rows.map(({ id }) => id)
}

/**
 * In a statement on provider tokens, joined with the accounts of their makers: whether the case worker who made the token
 * works here no longer. The command that provisions is nobody who could go.
 */
export function isMakerGone(): SQL<boolean> {
  return sql<boolean>`(${providerTokens.createdBy} is not null and not (${isWorking()}))`
}
