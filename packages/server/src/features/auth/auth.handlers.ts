import type { Contract } from '@salvia/core/contract'
import { MACHINE_TOKEN_DAYS, RENEWALS_PER_SESSION, RENEWALS_WITHIN_MINUTES } from '@salvia/core/limits'
import { signAccessToken } from '../../access/access-token.ts'
import { addAudit } from '../../access/audit.store.ts'
import { insistOnTurn } from '../../access/insist-on-turn.ts'
import { machineSecretHash, newMachineSecret } from '../../access/machine-secret.ts'
import type { RateLimit } from '../../access/rate-limits.store.ts'
import { revokeSession } from '../../access/sessions.store.ts'
import { DAY_MS, MINUTE_MS } from '../../clock.ts'
import { transaction } from '../../db/transaction.ts'
import type { Context, HandlersOf } from '../../http/handler.ts'
import { insertMachineToken, liveMachineTokens, revokeMachineToken } from './machine-tokens.store.ts'
import { signInWithPassword } from './sign-in.ts'

const RENEWALS: RateLimit = {
  name: 'renewals',
  most: RENEWALS_PER_SESSION,
  withinMs: RENEWALS_WITHIN_MINUTES * MINUTE_MS,
}

export const authHandlers: HandlersOf<'auth'> = {
  signIn: call => signInWithPassword(call, call.body),

  async signOut({ services, caller, now, cookies }) {
    cookies.clear('binding')
    await transaction(services.db, async tx => {
      await revokeSession(tx, caller.sessionId, now)
      await addAudit(tx, { at: now, actor: caller, action: 'sign-out', object: caller.sessionId })
    })
  },

  async renew({ services, caller, now }) {
    const { sessionId, endsAt } = caller
    await insistOnTurn(services.db, RENEWALS, sessionId, now)
    const session = { id: sessionId, endsAt }
    return { accessToken: await signAccessToken(services.secrets, session, now) }
  },

  async listMachineTokens({ services, company, now }) {
    return { items: await liveMachineTokens(services.db, company.clientNumber, now) }
  },

  createMachineToken: { act: createMachineToken, beforeRepeat: null },

  async revokeMachineToken({ services, caller, company, params, now, fail }) {
    const { clientNumber } = company
    await transaction(services.db, async tx => {
      if (!(await revokeMachineToken(tx, clientNumber, params.id, now))) throw fail('NOT_FOUND')
      await addAudit(tx, {
        at: now,
        actor: caller,
        clientNumber,
        action: 'machine-token-revoked',
        object: params.id,
      })
    })
  },
}

async function createMachineToken({
  services,
  caller,
  company,
  body,
  now,
  keepAnswer,
}: Context<Contract['auth']['createMachineToken']>) {
  const secret = newMachineSecret()
  return transaction(services.db, async tx => {
    const token = await insertMachineToken(tx, {
      clientNumber: company.clientNumber,
      name: body.name,
      features: [...new Set(body.features)],
      secretHash: machineSecretHash(secret),
      createdBy: caller.accountId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + MACHINE_TOKEN_DAYS * DAY_MS),
    })
    const { clientNumber } = company
    await addAudit(tx, {
      at: now,
      actor: caller,
      clientNumber,
      action: 'machine-token-created',
      object: token.id,
    })
    const answer = { ...token, token: secret }
    await keepAnswer(tx, answer)
    return answer
  })
}
