import { isRealmName } from '@salvia/core/auth'
import { appError } from '@salvia/core/error-catalogue'
import { companiesOfAccount } from '../../access/companies.store.ts'
import type { SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { hadRight } from '../../access/sign-in-right.store.ts'
import { type Realm, speaksForCompany, speaksForEveryone, type WayIn } from '../../access/way-in.ts'
import type { Db } from '../../db/database.ts'
import { realmByName, type SsoRealm } from './sso.store.ts'

/** The realm named in an address. */
export async function knownRealm(db: Db, name: string): Promise<SsoRealm> {
  const realm = isRealmName(name) ? await realmByName(db, name) : undefined
  if (!realm) throw appError('SSO_INVALID_REALM_ID')
  return realm
}

/** The way to sign in for a person whom a realm's provider has identified. */
export function wayThrough({ realm, clientNumbers }: SsoRealm): WayIn & { readonly realm: Realm } {
  return { method: 'sso', realm: { name: realm, clientNumbers } }
}

/**
 * Whether a realm's provider may sign in an account: it must be a user of one of the realm's companies, and the session
 * opens only these. An organisation could name anyone, so case workers, who see every customer's files, need a realm
 * that speaks for everyone.
 */
export async function speaksFor(db: Db, realm: SsoRealm, account: SignInAccount): Promise<boolean> {
  const { realm: told } = wayThrough(realm)
  if (speaksForEveryone(told)) return true
  if (account.isCaseWorker) return false
  const companies = await companiesOfAccount(db, account.id)
  if (companies.some(({ clientNumber }) => speaksForCompany(told, clientNumber))) return true
  // For a user of a closed company in the realm, who is told so.
  return hadRight(db, { ...account, accountId: account.id, realm: told })
}
