import { appError } from '@salvia/core/error-catalogue'
import { verifyAccessToken } from '../access/access-token.ts'
import type { Caller } from '../access/caller.ts'
import { touchSession, useMachineToken } from '../access/callers.store.ts'
import { isMachineSecret, machineSecretHash } from '../access/machine-secret.ts'
import type { Services } from '../services.ts'
import { bearerToken } from './bearer-token.ts'

/** What a call shows of who makes it. */
export interface Credentials {
  readonly authorization: string | undefined
  /** The cookie that a sign-in of the portal left in the browser. */
  readonly bindingSecret: string | undefined
  /** Sent by a program without its user (`X-Automatic-Request`): no activity of the session. */
  readonly isAutomatic: boolean
}

/**
 * Who calls, by the Bearer token. None or an unverifiable one: NOT_SIGNED_IN; one of ours that is
 * expired, revoked or bound to another browser: SIGNED_OUT.
 */
export async function authenticate(credentials: Credentials, services: Services, now: Date): Promise<Caller> {
  const token = bearerToken(credentials.authorization)
  if (!token) throw appError('NOT_SIGNED_IN')
  return isMachineSecret(token) ? machine(token, services, now) : person(token, credentials, services, now)
}

async function machine(token: string, services: Services, now: Date): Promise<Caller> {
  const caller = await useMachineToken(services.db, machineSecretHash(token), now)
  if (!caller) throw appError('NOT_SIGNED_IN')
  if (caller === 'over') throw appError('SIGNED_OUT')
  return caller
}

async function person(
  token: string,
  { bindingSecret, isAutomatic }: Credentials,
  services: Services,
  now: Date,
): Promise<Caller> {
  const verdict = await verifyAccessToken(services.secrets, token, now)
  if (verdict.kind === 'unverifiable') throw appError('NOT_SIGNED_IN')
  if (verdict.kind === 'expired') throw appError('SIGNED_OUT')
  const shown = { sessionId: verdict.sessionId, bindingSecret, isAutomatic }
  const { caseWorkerLogin } = services.settings
  const person = await touchSession(services.db, shown, { now, caseWorkerLogin })
  if (!person) throw appError('SIGNED_OUT')
  return person
}
