import { isRealmName } from '@salvia/core/auth'
import { AppError } from '@salvia/core/errors'
import { companiesOfAccount } from '../../access/companies.store.ts'
import type { SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { EVERY_COMPANY } from '../../adapters/sso/sso-realm.ts'
import type { Db } from '../../db/database.ts'
import { realmByName, type SsoRealm } from './sso.store.ts'

/** The realm of an address. */
export async function knownRealm(db: Db, name: string): Promise<SsoRealm> {
  const realm = isRealmName(name) ? await realmByName(db, name) : undefined
  if (!realm) throw new AppError('SSO_INVALID_REALM_ID')
  return realm
}

/**
 * Whether a realm's provider may speak for an account: every company of the account is one of the realm's. An
 * organisation could name anyone, so that those who see others' employees too do not sign in by its word.
 */
export async function speaksFor(db: Db, realm: SsoRealm, account: SignInAccount): Promise<boolean> {
  if (realm.clientNumbers.includes(EVERY_COMPANY)) return true
  if (account.isCaseWorker) return false
  const companies = await companiesOfAccount(db, account.id)
  return companies.every(({ clientNumber }) => realm.clientNumbers.includes(clientNumber))
}
