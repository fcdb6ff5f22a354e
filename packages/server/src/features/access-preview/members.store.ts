import type { PreviewedPerson } from '@salvia/core/access-preview'
import type { Instant } from '@salvia/core/primitives'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { employmentsOf } from '../../access/employment.store.ts'
import { shownAccounts } from '../../access/shown-accounts.store.ts'
import type { Db } from '../../db/database.ts'
import type { AccountState } from '../../db/schema/accounts.ts'
import { units } from '../../db/schema/organisation.ts'
import { personnelFileCases } from '../../db/schema/personnel-file.ts'
import { type GrantSource, unitRoles } from '../../db/schema/roles.ts'
import { uuids } from '../../db/uuids.ts'

/** An account at a company. */
export interface Member {
  readonly id: string
  readonly pid: string | null
  readonly state: AccountState
  readonly firstName: string
  readonly lastName: string
  /** First and last name, or what stands in their place. */
  readonly name: string
  /** Null for a protected identity. */
  readonly email: string | null
}

/** Which accounts of a company to read: all, the one with an id, or the one with an email in lower case. */
type Which = { readonly id: string } | { readonly email: string } | null

/**
 * The accounts that have been made for people at a company, unsorted. Closed ones are left out, and those of the
 * provider's own staff.
 */
export async function membersOf(db: Db, clientNumber: string, which: Which = null): Promise<Member[]> {
  const only =
    which === null ? sql`true` : 'id' in which ? sql`id = ${which.id}::uuid` : sql`email = ${which.email}`
  const isMember = sql`id in (select account_id from memberships where client_number = ${clientNumber})`
  const { rows } = await db.execute<{ [Key in keyof Member]: Member[Key] }>(sql`
    select id, pid, state, first_name as "firstName", last_name as "lastName", shown_name as name,
      shown_email as email
    from (${shownAccounts(clientNumber, sql`${only} and ${isMember}`)}) shown`)
  return rows
}

/** The path of the unit that each account's owner works in at a company, where that is known. */
export async function placesOf(
  db: Db,
  clientNumber: string,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const which = sql`linked.client_number = ${clientNumber} and linked.account_id = any(${uuids(accountIds)})`
  const { rows } = await db.execute<{ id: string; path: string[] }>(sql`
    select own.account_id as id, units.path
    from (${employmentsOf(which)}) own
    join employees on employees.id = own.employee_id join units on units.id = employees.unit_id`)
  return new Map(rows.map(({ id, path }) => [id, path]))
}

type HeldRole = Omit<PreviewedPerson['roles'][number], 'source'> & {
  readonly accountId: string
  readonly source: GrantSource
}

/** The roles of accounts at a company, by unit. One that both the file and the provider gave is there twice. */
export function rolesOf(db: Db, clientNumber: string, accountIds: readonly string[]): Promise<HeldRole[]> {
  const { accountId, role, recursive, source } = unitRoles
  return db
    .select({ accountId, role, recursive, source, unitPath: units.path })
    .from(unitRoles)
    .innerJoin(units, eq(units.id, unitRoles.unitId))
    .where(
      and(eq(units.clientNumber, clientNumber), isNull(units.endedAt), inArray(accountId, [...accountIds])),
    )
    .orderBy(units.path, role, recursive, source)
}

/** When the last personnel file of a company was imported; null if none was. */
export async function lastImportOf(db: Db, clientNumber: string): Promise<Instant | null> {
  const { importedAt } = personnelFileCases
  const [row] = await db
    .select({ importedAt })
    .from(personnelFileCases)
    .where(and(eq(personnelFileCases.clientNumber, clientNumber), eq(personnelFileCases.status, 'IMPORTED')))
    .orderBy(desc(importedAt))
    .limit(1)
  return row?.importedAt ?? null
}
