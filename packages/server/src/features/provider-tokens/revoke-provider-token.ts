import { addAudit } from '../../access/audit.store.ts'
import type { Db } from '../../db/database.ts'
import { revokeProviderTokens } from './provider-tokens.store.ts'
import { queueProviderTokenNotice, type TokenAct } from './queue-provider-token-notice.ts'

/** Revokes the tokens with an id or a name, and queues a mail about it to all case workers. Returns how many there were. */
export async function revokeProviderToken(tx: Db, idOrName: string, act: TokenAct): Promise<number> {
  const { actor, now } = act
  const revoked = await revokeProviderTokens(tx, idOrName, now)
  for (const object of revoked) {
    await addAudit(tx, { at: now, actor, action: 'provider-token-revoked', object })
  }
  if (revoked.length > 0) await queueProviderTokenNotice(tx, act, { kind: 'revoked', tokenIds: revoked })
  return revoked.length
}
