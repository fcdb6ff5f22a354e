import { ownAccount } from '@salvia/core/accounts'
import type { Instant } from '@salvia/core/primitives'
import type { Db } from '../db/database.ts'
import { joinManaged, makeManagersAccount } from './managers-accounts.store.ts'
import { employeesOfEmail } from './possible-owners.store.ts'
import { accountByEmail, accountById, type SignInAccount } from './sign-in-accounts.store.ts'

/**
 * Finds the account of an email address that somebody has shown to be theirs, by reading its mail or by the word of
 * their provider. An immediate manager without an account gets an inactive one here, since no file makes it.
 * @param email lower case
 */
export async function accountOfAddress(
  tx: Db,
  email: string,
  now: Instant,
): Promise<SignInAccount | undefined> {
  const account = await accountByEmail(tx, email)
  if (account) {
    if (account.state !== 'closed' && !account.isCaseWorker) await joinManaged(tx, account.id)
    return account
  }
  const employees = await employeesOfEmail(tx, email)
  const own = ownAccount(employees)
  const made = own.kind === 'make' ? await makeManagersAccount(tx, own, employees, now) : undefined
  return made === undefined ? undefined : accountById(tx, made)
}
