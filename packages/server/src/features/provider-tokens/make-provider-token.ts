import { machineTokenEnd } from '@salvia/core/auth'
import type { MadeProviderToken, ProviderKind } from '@salvia/core/feed-catalogue'
import type { Instant } from '@salvia/core/primitives'
import { addAudit } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { personName } from '../../access/person-name.ts'
import { newTokenSecret, tokenSecretHash } from '../../access/token-secret.ts'
import type { Db } from '../../db/database.ts'
import { insertProviderToken } from './provider-tokens.store.ts'

/** A token to make: for which kinds, and by whom; null for the command that provisions. */
interface NewToken {
  readonly name: string
  readonly kinds: readonly ProviderKind[]
  readonly maker: Person | null
  readonly now: Instant
}

/** Makes a token with a new secret, of which only the hash is stored. */
export async function makeProviderToken(
  tx: Db,
  { name, kinds, maker, now }: NewToken,
): Promise<MadeProviderToken> {
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
  return { ...made, token: secret }
}
