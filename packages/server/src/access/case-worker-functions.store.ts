import {
  CASE_WORKER_FUNCTION_NAMES,
  type CaseWorkerFunction,
  orderedFunctions,
} from '@salvia/core/case-worker-functions'
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts, caseWorkerFunctions } from '../db/schema/accounts.ts'

/** In a statement on accounts: the functions of the account, in their order. Empty unless it is a case worker’s. */
export function heldFunctions(): SQL<CaseWorkerFunction[]> {
  return sql`coalesce((
    select array_agg(held.function) from ${caseWorkerFunctions} held
    where held.account_id = ${accounts.id} and ${accounts.isCaseWorker}), '{}')`.mapWith(orderedFunctions)
}

/** Condition on an account: it holds the function. */
export function holds(name: CaseWorkerFunction): SQL {
  return sql`exists (
    select from ${caseWorkerFunctions} held where held.account_id = ${accounts.id} and held.function = ${name})`
}

/** Whether any case worker whose account is not closed holds the function, one who has not activated it included. */
export async function isHeldByAnybody(db: Db, name: CaseWorkerFunction): Promise<boolean> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(accounts.isCaseWorker, ne(accounts.state, 'closed'), holds(name)))
    .limit(1)
  return rows.length > 0
}

/** Gives functions to an account. Those that it has it keeps. */
export async function giveFunctions(
  tx: Db,
  accountId: string,
  functions: readonly CaseWorkerFunction[] = CASE_WORKER_FUNCTION_NAMES,
): Promise<void> {
  if (functions.length === 0) return
  await tx
    .insert(caseWorkerFunctions)
    .values(functions.map(name => ({ accountId, function: name })))
    .onConflictDoNothing()
}

/** Takes functions from an account. */
export async function takeFunctions(
  tx: Db,
  accountId: string,
  functions: readonly CaseWorkerFunction[],
): Promise<void> {
  if (functions.length === 0) return
  const { accountId: whose, function: name } = caseWorkerFunctions
  await tx.delete(caseWorkerFunctions).where(and(eq(whose, accountId), inArray(name, [...functions])))
}
