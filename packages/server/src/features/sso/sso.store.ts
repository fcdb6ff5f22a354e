import type { Instant } from '@salvia/core/primitives'
import { and, eq, gte, inArray, lt, notInArray } from 'drizzle-orm'
import type { SsoRealmSettings } from '../../adapters/sso/sso-realm.ts'
import type { Db } from '../../db/database.ts'
import { ssoRealms, ssoSignIns } from '../../db/schema/sso.ts'
import { transaction } from '../../db/transaction.ts'

export type SsoRealm = typeof ssoRealms.$inferSelect
type SsoSignIn = typeof ssoSignIns.$inferSelect

/** Replaces all stored realms by these. */
export function replaceRealms(db: Db, realms: readonly SsoRealmSettings[]): Promise<void> {
  return transaction(db, async tx => {
    const names = realms.map(({ realm }) => realm)
    const gone = tx
      .select({ realm: ssoRealms.realm })
      .from(ssoRealms)
      .where(notInArray(ssoRealms.realm, names))
    await tx.delete(ssoSignIns).where(inArray(ssoSignIns.realm, gone))
    await tx.delete(ssoRealms).where(notInArray(ssoRealms.realm, names))
    for (const { name: _shown, ...realm } of realms) {
      await tx.insert(ssoRealms).values(realm).onConflictDoUpdate({ target: ssoRealms.realm, set: realm })
    }
  })
}

export async function realmByName(db: Db, name: string): Promise<SsoRealm | undefined> {
  const [realm] = await db.select().from(ssoRealms).where(eq(ssoRealms.realm, name))
  return realm
}

/** Stores a sign-in that begins. */
export async function keepSignIn(db: Db, signIn: SsoSignIn): Promise<void> {
  await db.insert(ssoSignIns).values(signIn)
}

/** Deletes and returns a sign-in that began after a moment, so that it can be finished only once. */
export async function takeSignIn(
  db: Db,
  which: { readonly stateHash: string; readonly realm: string; readonly since: Instant },
): Promise<SsoSignIn | undefined> {
  const { stateHash, realm, startedAt } = ssoSignIns
  const [taken] = await db
    .delete(ssoSignIns)
    .where(and(eq(stateHash, which.stateHash), eq(realm, which.realm), gte(startedAt, which.since)))
    .returning()
  return taken
}

/** Deletes sign-ins that were never finished. */
export async function sweepSsoSignIns(db: Db, before: Instant): Promise<void> {
  await db.delete(ssoSignIns).where(lt(ssoSignIns.startedAt, before))
}
