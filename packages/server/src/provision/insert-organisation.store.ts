import type { Db } from '../db/database.ts'
import { insertAll } from '../db/insert-all.store.ts'
import { accounts } from '../db/schema/accounts.ts'
import { companies, groups, units } from '../db/schema/organisation.ts'
import { memberships, unitRoles } from '../db/schema/roles.ts'

/** New rows of organisations and their users. */
export interface OrganisationRows {
  readonly groups: readonly (typeof groups.$inferInsert)[]
  readonly companies: readonly (typeof companies.$inferInsert)[]
  readonly units: readonly (typeof units.$inferInsert)[]
  readonly accounts: readonly (typeof accounts.$inferInsert)[]
  readonly memberships: readonly (typeof memberships.$inferInsert)[]
  readonly roles: readonly (typeof unitRoles.$inferInsert)[]
}

/** Inserts the rows in the order of their references. */
export async function insertOrganisation(tx: Db, rows: OrganisationRows): Promise<void> {
  await insertAll(tx, groups, rows.groups)
  await insertAll(tx, companies, rows.companies)
  await insertAll(tx, accounts, rows.accounts)
  await insertAll(tx, units, rows.units)
  await insertAll(tx, memberships, rows.memberships)
  await insertAll(tx, unitRoles, rows.roles)
}
