import { secretKindOf } from '@salvia/core/auth'
import { appError } from '@salvia/core/error-catalogue'
import type { Instant } from '@salvia/core/primitives'
import { verifyAccessToken } from '../access/access-token.ts'
import type { AnyCaller, Person } from '../access/caller.ts'
import { touchSession, useMachineToken, useProviderToken } from '../access/callers.store.ts'
import { tokenSecretHash } from '../access/token-secret.ts'
import type { Services } from '../services.ts'
import { bearerToken } from './bearer-token.ts'

/** The credentials that a call carries. */
export interface Credentials {
  readonly authorization: string | undefined
  /** The secret in the cookie that binds a session of the portal to its browser. */
  readonly bindingSecret: string | undefined
  /** Sent by a program without its user (`X-Automatic-Request`): no activity of the session. */
  readonly isAutomatic: boolean
}

/**
 * Finds the caller by the Bearer token. NOT_SIGNED_IN if there is no token or it cannot be verified; SIGNED_OUT if it
 * is ours but expired, revoked or bound to another browser.
 */
export async function authenticate(
  credentials: Credentials,
  services: Services,
  now: Instant,
): Promise<AnyCaller> {
  const token = bearerToken(credentials.authorization)
  if (!token) throw appError('NOT_SIGNED_IN')
  const kind = secretKindOf(token)
  if (!kind) return person(token, credentials, services, now)
  const use = kind === 'machine' ? useMachineToken : useProviderToken
  const caller = await use(services.db, tokenSecretHash(token), now)
  if (!caller) throw appError('NOT_SIGNED_IN')
  if (caller === 'over') throw appError('SIGNED_OUT')
  return caller
}

async function person(
  token: string,
  { bindingSecret, isAutomatic }: Credentials,
  services: Services,
  now: Instant,
): Promise<Person> {
  const verdict = await verifyAccessToken(services.secrets, token, now)
  if (verdict.kind === 'unverifiable') throw appError('NOT_SIGNED_IN')
  if (verdict.kind === 'expired') throw appError('SIGNED_OUT')
  const shown = { sessionId: verdict.sessionId, bindingSecret, isAutomatic }
  const { caseWorkerLogin } = services.settings
  const person = await touchSession(services.db, shown, { now, caseWorkerLogin })
  if (!person) throw appError('SIGNED_OUT')
  return person
}
