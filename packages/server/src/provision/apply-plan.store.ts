import type { Instant } from '@salvia/core/primitives'
import { and, eq, inArray } from 'drizzle-orm'
import { giveFunctions, takeFunctions } from '../access/case-worker-functions.store.ts'
import { closeAccount, closeCompany, reopenAccount, reopenCompany } from '../access/closing.ts'
import { revokeSessionsOf } from '../access/sessions.store.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { companies, units } from '../db/schema/organisation.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'
import { insertOrganisation } from './insert-organisation.store.ts'
import type { Plan } from './plan.ts'

/** Applies a plan to the database. Ends the sessions of an account whose identity number changes. */
export async function applyPlan(tx: Db, plan: Plan, now: Instant): Promise<void> {
  await tx.delete(unitRoles).where(inArray(unitRoles.id, plan.goneRoleIds))
  for (const { accountId, clientNumber, source } of plan.goneMemberships) {
    const { accountId: account, clientNumber: company } = memberships
    await tx
      .delete(memberships)
      .where(and(eq(account, accountId), eq(company, clientNumber), eq(memberships.source, source)))
  }
  await insertOrganisation(tx, plan.insert)
  for (const { clientNumber, set } of plan.companies) {
    await tx.update(companies).set(set).where(eq(companies.clientNumber, clientNumber))
  }
  for (const { id, set } of plan.roots) await tx.update(units).set(set).where(eq(units.id, id))
  for (const { id, set } of plan.accounts) {
    await tx.update(accounts).set(set).where(eq(accounts.id, id))
    if (set.pid) await revokeSessionsOf(tx, id, now)
  }
  for (const { accountId, given, taken } of plan.functions) {
    await takeFunctions(tx, accountId, taken)
    await giveFunctions(tx, accountId, given)
  }
  for (const change of plan.states) await changeState(tx, change, now)
}

/** Closes or reopens something. False if it already was in that state. */
export function changeState(tx: Db, { of, to }: Plan['states'][number], now: Instant): Promise<boolean> {
  const act = { actor: null, now }
  if ('accountId' in of) return (to === 'closed' ? closeAccount : reopenAccount)(tx, of.accountId, act)
  return (to === 'closed' ? closeCompany : reopenCompany)(tx, of.clientNumber, act)
}
