import type { CaseWorker } from '@salvia/core/case-workers'
import { and, eq, sql } from 'drizzle-orm'
import { heldFunctions } from '../../access/case-worker-functions.store.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'

/** A case worker with the parts of the name. */
export interface CaseWorkerFacts extends Omit<CaseWorker, 'name'> {
  readonly firstName: string
  readonly lastName: string
}

const facts = () => {
  const { id, email, firstName, lastName, state } = accounts
  return { id, email, firstName, lastName, state, functions: heldFunctions() }
}

/** Every case worker, unsorted: a provider has hundreds at most, and names sort by rules outside the database. */
export function allCaseWorkers(db: Db): Promise<CaseWorkerFacts[]> {
  return db.select(facts()).from(accounts).where(eq(accounts.isCaseWorker, true))
}

/** A case worker whose functions nobody else changes until the transaction ends. Nor does anybody those of another. */
export async function lockCaseWorker(tx: Db, id: string): Promise<CaseWorkerFacts | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('functions of case workers', 0))`)
  const [row] = await tx
    .select(facts())
    .from(accounts)
    .where(and(accounts.isCaseWorker, eq(accounts.id, id)))
  return row
}
