import { machineTokenEnd } from '@salvia/core/auth'
import type { MadeProviderToken, ProviderKind } from '@salvia/core/feed-catalogue'
import { addAudit } from '../../access/audit.store.ts'
import { personName } from '../../access/person-name.ts'
import { newTokenSecret, tokenSecretHash } from '../../access/token-secret.ts'
import type { Db } from '../../db/database.ts'
import { insertProviderToken } from './provider-tokens.store.ts'
import { queueProviderTokenNotice, type TokenAct } from './queue-provider-token-notice.ts'

/** A token to make. */
interface NewToken {
  readonly name: string
  readonly kinds: readonly ProviderKind[]
}

/** Makes a token with a new secret, of which only the hash is stored, and queues a mail about it to all case workers. */
export async function makeProviderToken(
  tx: Db,
  { name, kinds }: NewToken,
  act: TokenAct,
): Promise<MadeProviderToken> {
  const { actor: maker, now } = act
  const secret = newTokenSecret('provider')
  const values = {
    name,
    kinds: [...new Set(kinds)],
    secretHash: tokenSecretHash(secret),
    createdBy: maker?.accountId ?? null,
    createdAt: now,
    expiresAt: machineTokenEnd(now),
  }
  const made = await insertProviderToken(tx, values, maker && personName(maker))
  const event = { at: now, actor: maker, action: 'provider-token-created', object: made.id } as const
  await addAudit(tx, { ...event, details: { kinds: made.kinds } })
  await queueProviderTokenNotice(tx, act, { kind: 'made', tokenIds: [made.id] })
  return { ...made, token: secret }
}
