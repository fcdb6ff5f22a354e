import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import type { Db } from '../../db/database.ts'
import { revokeProviderTokens } from './provider-tokens.store.ts'

/** Revokes the tokens with an id or a name. Returns how many had not ended. */
export async function revokeProviderToken(
  tx: Db,
  idOrName: string,
  { actor, now }: { readonly actor: Person | null; readonly now: Instant },
): Promise<number> {
  const revoked = await revokeProviderTokens(tx, idOrName, now)
  for (const object of revoked) {
    await addAudit(tx, { at: now, actor, action: 'provider-token-revoked', object })
  }
  return revoked.length
}
