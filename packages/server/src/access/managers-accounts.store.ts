import type { OwnAccount } from '@salvia/core/accounts'
import type { Instant } from '@salvia/core/primitives'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { accounts } from '../db/schema/accounts.ts'
import { addAudit } from './audit.store.ts'
import { employmentsOf } from './employment.store.ts'
import { MANAGES_SOMEBODY, type PossibleOwner } from './possible-owners.store.ts'

type Makeable = Extract<OwnAccount, { kind: 'make' }>

/**
 * Makes the account of an immediate manager, which no file makes: inactive, without identity number, and a member of
 * each company where the person manages somebody. Undefined if another call has just made it.
 */
export async function makeManagersAccount(
  tx: Db,
  { email }: Makeable,
  owners: readonly PossibleOwner[],
  now: Instant,
): Promise<string | undefined> {
  const owner = owners.find(row => row.email === email)
  const [made] = await tx
    .insert(accounts)
    .values({
      email,
      state: 'inactive',
      firstName: owner?.firstName ?? '',
      lastName: owner?.lastName ?? '',
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id })
  if (!made) return undefined
  await joinManaged(tx, made.id)
  await addAudit(tx, { at: now, actor: null, action: 'account-made-for-manager', object: made.id })
  return made.id
}

/** Makes an account a member of every company where its owner is somebody's immediate manager. */
export async function joinManaged(db: Db, accountId: string): Promise<void> {
  await db.execute(sql`
    insert into memberships (account_id, client_number, source)
    select distinct own.account_id, own.client_number, 'file'
    from (${employmentsOf(sql`linked.account_id = ${accountId}`)}) own join employees e on e.id = own.employee_id
    where ${MANAGES_SOMEBODY}
    on conflict (account_id, client_number, source) do nothing`)
}

/** The same for every immediate manager of a company, after an import. Case workers belong to no company. */
export async function joinManagersOf(db: Db, clientNumber: string): Promise<void> {
  await db.execute(sql`
    insert into memberships (account_id, client_number, source)
    select distinct own.account_id, own.client_number, 'file'
    from (${employmentsOf(sql`linked.client_number = ${clientNumber} and not own.is_case_worker
      and linked.employee_id in (
        select manager_employee_id from employees where client_number = ${clientNumber} and ended_at is null)`)}) own
    join employees e on e.id = own.employee_id
    where ${MANAGES_SOMEBODY}
    on conflict (account_id, client_number, source) do nothing`)
}
