import { isRealmName } from '@salvia/core/auth'
import { appError } from '@salvia/core/error-catalogue'
import { companiesOfAccount } from '../../access/companies.store.ts'
import type { SignInAccount } from '../../access/sign-in-accounts.store.ts'
import { hadRight } from '../../access/sign-in-right.store.ts'
import { type Realm, speaksForCompany, speaksForEveryone, type WayIn } from '../../access/way-in.ts'
import type { Db } from '../../db/database.ts'
import { realmByName, type SsoRealm } from './sso.store.ts'

/** The realm of an address. */
export async function knownRealm(db: Db, name: string): Promise<SsoRealm> {
  const realm = isRealmName(name) ? await realmByName(db, name) : undefined
  if (!realm) throw appError('SSO_INVALID_REALM_ID')
  return realm
}

/** The way in of whom a realm's provider has shown. */
export function wayThrough({ realm, clientNumbers }: SsoRealm): WayIn & { readonly realm: Realm } {
  return { method: 'sso', realm: { name: realm, clientNumbers } }
}

/**
 * Whether a realm's provider may speak for an account: it is a user of one of the realm's companies, which are then
 * all that the sign-in opens. An organisation could name anyone, so that case workers, who see every customer's files,
 * come in by a realm for everyone alone.
 */
export async function speaksFor(db: Db, realm: SsoRealm, account: SignInAccount): Promise<boolean> {
  const { realm: told } = wayThrough(realm)
  if (speaksForEveryone(told)) return true
  if (account.isCaseWorker) return false
  const companies = await companiesOfAccount(db, account.id)
  if (companies.some(({ clientNumber }) => speaksForCompany(told, clientNumber))) return true
  // Of a company of the realm that is closed: they are told so.
  return hadRight(db, { ...account, accountId: account.id, realm: told })
}
