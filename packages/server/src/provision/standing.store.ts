import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { companies, groups, units } from '../db/schema/organisation.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'
import type { ProvisionFile } from './provision-file.ts'

const PROVISION_LOCK = 7_258_428

/** What the database holds of what a file can say. Grants are the provider's own: those of personnel files stay out. */
export type Standing = Awaited<ReturnType<typeof readStanding>>

/** Runs that begin at the same time go one after the other. */
export async function readStanding(tx: Db, file: ProvisionFile) {
  await tx.execute(sql`select pg_advisory_xact_lock(${PROVISION_LOCK})`)
  return {
    groups: await tx.select().from(groups),
    companies: await standingCompanies(tx),
    accounts: await standingAccounts(tx, file),
    memberships: await tx.select().from(memberships).where(eq(memberships.source, 'provider')),
    roles: await standingRoles(tx),
  }
}

function standingCompanies(tx: Db) {
  const { clientNumber, groupId, name, fqn, loginMethod, features, closedAt } = companies
  return tx
    .select({
      ...{ clientNumber, groupId, name, fqn, loginMethod, features, closedAt },
      root: { id: units.id, organisationNumber: units.organisationNumber },
    })
    .from(companies)
    .leftJoin(units, and(eq(units.clientNumber, clientNumber), isNull(units.parentId)))
    .orderBy(clientNumber)
}

/** Those of the file and whoever else the provider has let in; not the many who are known by a personnel file alone. */
function standingAccounts(tx: Db, file: ProvisionFile) {
  const { id, email, pid, state, isCaseWorker, firstName, lastName } = accounts
  const members = tx
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(eq(memberships.source, 'provider'))
  const holders = tx
    .select({ id: unitRoles.accountId })
    .from(unitRoles)
    .where(eq(unitRoles.source, 'provider'))
  const emails = file.accounts.map(account => account.email)
  const pids = file.accounts.flatMap(account => account.identityNumber ?? [])
  return tx
    .select({ id, email, pid, state, isCaseWorker, firstName, lastName })
    .from(accounts)
    .where(
      or(
        isCaseWorker,
        inArray(email, emails),
        inArray(pid, pids),
        inArray(id, members),
        inArray(id, holders),
      ),
    )
    .orderBy(email)
}

function standingRoles(tx: Db) {
  const { id, accountId, unitId, role, recursive } = unitRoles
  return tx
    .select({ id, accountId, unitId, role, recursive, clientNumber: units.clientNumber })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitId))
    .where(eq(unitRoles.source, 'provider'))
}
