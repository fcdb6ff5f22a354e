import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { heldFunctions } from '../access/case-worker-functions.store.ts'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { companies, groups, units } from '../db/schema/organisation.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'
import type { ProvisionFile } from './provision-file.ts'

const PROVISION_LOCK = 7_258_428

/**
 * The present state of everything that a file can name. Only roles and memberships from the provider are included, not
 * those from personnel files.
 */
export type Existing = Awaited<ReturnType<typeof readExisting>>

/** Locks, so that runs that begin at the same time follow each other. */
export async function readExisting(tx: Db, file: ProvisionFile) {
  await tx.execute(sql`select pg_advisory_xact_lock(${PROVISION_LOCK})`)
  return {
    groups: await tx.select().from(groups),
    companies: await existingCompanies(tx),
    accounts: await existingAccounts(tx, file),
    memberships: await tx.select().from(memberships).where(eq(memberships.source, 'provider')),
    roles: await existingRoles(tx),
  }
}

function existingCompanies(tx: Db) {
  const { clientNumber, groupId, name, fqn, loginMethod, features, template, closedAt } = companies
  return tx
    .select({
      ...{ clientNumber, groupId, name, fqn, loginMethod, features, template, closedAt },
      root: { id: units.id, organisationNumber: units.organisationNumber },
    })
    .from(companies)
    .leftJoin(units, and(eq(units.clientNumber, clientNumber), isNull(units.parentId)))
    .orderBy(clientNumber)
}

/**
 * The accounts of the file, and all others that the provider has let in. The many accounts that only a personnel file
 * has made are left out.
 */
function existingAccounts(tx: Db, file: ProvisionFile) {
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
    .select({ id, email, pid, state, isCaseWorker, firstName, lastName, functions: heldFunctions() })
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

function existingRoles(tx: Db) {
  const { id, accountId, unitId, role, recursive } = unitRoles
  return tx
    .select({ id, accountId, unitId, role, recursive, clientNumber: units.clientNumber })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitId))
    .where(eq(unitRoles.source, 'provider'))
}
