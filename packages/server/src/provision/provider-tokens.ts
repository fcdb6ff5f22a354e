import { PROVIDER_KINDS, type ProviderKind } from '@salvia/core/feed-catalogue'
import { type Instant, stockholmDate } from '@salvia/core/primitives'
import type { Db } from '../db/database.ts'
import { makeProviderToken } from '../features/provider-tokens/make-provider-token.ts'
import { keptProviderTokens } from '../features/provider-tokens/provider-tokens.store.ts'
import type { TokenAct } from '../features/provider-tokens/queue-provider-token-notice.ts'
import { revokeProviderToken } from '../features/provider-tokens/revoke-provider-token.ts'
import { StartError } from '../process/start-error.ts'
import type { Welcome } from './provision.ts'

/** What is done with the tokens of the provider's own systems: one is made, one is revoked, or all are listed. */
export interface TokenWork {
  readonly tokens:
    | { readonly act: 'make'; readonly name: string; readonly kinds: readonly string[] }
    | { readonly act: 'revoke'; readonly name: string }
    | { readonly act: 'list' }
  readonly now: Instant
  /** How the case workers are told. */
  readonly welcome: Welcome
}

/** Does it and returns the lines to print. The secret of a new token is printed this once. */
export async function lookAfterTokens(tx: Db, { tokens, now, welcome }: TokenWork): Promise<string[]> {
  const { origin, jobs } = welcome
  const act = { actor: null, now, origin, ...(jobs && { jobs }) }
  if (tokens.act === 'revoke') return revoke(tx, tokens.name, act)
  if (tokens.act === 'list') return list(tx, now)
  const made = await makeProviderToken(tx, { name: tokens.name, kinds: tokens.kinds.map(kindOf) }, act)
  return [
    `${made.name}: new, for ${made.kinds.join(', ')}, until ${stockholmDate(made.expiresAt)}`,
    made.token,
  ]
}

async function revoke(tx: Db, name: string, act: TokenAct): Promise<string[]> {
  const revoked = await revokeProviderToken(tx, name, act)
  if (revoked === 0) {
    throw new StartError(
      `--revoke-provider-token ${name}: no token has this name or id. Nothing was changed.`,
    )
  }
  return [`${name}: revoked`]
}

async function list(tx: Db, now: Instant): Promise<string[]> {
  const tokens = await keptProviderTokens(tx, now)
  if (tokens.length === 0) return ['No provider tokens.']
  return tokens.map(({ id, name, kinds, expiresAt, lastUsedAt, endedBecause }) =>
    [
      id,
      name,
      kinds.join(','),
      endedBecause === null
        ? `until ${stockholmDate(expiresAt)}`
        : 'ended, because its maker is no case worker any more',
      `last used ${lastUsedAt ?? 'never'}`,
    ].join('  '),
  )
}

function kindOf(word: string): ProviderKind {
  const kind = PROVIDER_KINDS.find(each => each === word)
  if (!kind)
    throw new StartError(`--kind ${word}: there is no such kind. The kinds are ${PROVIDER_KINDS.join(', ')}.`)
  return kind
}
