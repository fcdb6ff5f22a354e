import { AppError } from '@salvia/core/errors'
import { type TokenVerdict, verifyAccessToken } from '../access/access-token.ts'
import type { Caller } from '../access/caller.ts'
import { touchSession, useMachineToken } from '../access/callers.store.ts'
import { isMachineSecret, machineSecretHash } from '../access/machine-secret.ts'
import type { Services } from '../services.ts'

/**
 * Who calls, by the Bearer token. None or an unverifiable one: NOT_SIGNED_IN; one of ours that is
 * expired or revoked: SIGNED_OUT.
 */
export async function authenticate(
  authorization: string | undefined,
  services: Services,
  now: Date,
): Promise<Caller> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new AppError('NOT_SIGNED_IN')
  return isMachineSecret(token) ? machine(token, services, now) : person(token, services, now)
}

async function machine(token: string, services: Services, now: Date): Promise<Caller> {
  const caller = await useMachineToken(services.db, machineSecretHash(token), now)
  if (!caller) throw new AppError('NOT_SIGNED_IN')
  if (caller === 'over') throw new AppError('SIGNED_OUT')
  return caller
}

async function person(token: string, services: Services, now: Date): Promise<Caller> {
  const verdict: TokenVerdict = await verifyAccessToken(services.secrets, token, now)
  if (verdict.kind === 'unverifiable') throw new AppError('NOT_SIGNED_IN')
  const caller =
    verdict.kind === 'session' ? await touchSession(services.db, verdict.sessionId, now) : undefined
  if (!caller) throw new AppError('SIGNED_OUT')
  return caller
}
