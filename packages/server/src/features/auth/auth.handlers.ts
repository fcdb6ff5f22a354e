import { RENEWALS_PER_SESSION, RENEWALS_WITHIN_MINUTES } from '@salvia/core/limits'
import { signAccessToken } from '../../access/access-token.ts'
import { addAudit } from '../../access/audit.store.ts'
import { insistOnTurn } from '../../access/insist-on-turn.ts'
import type { RateLimit } from '../../access/rate-limits.store.ts'
import { revokeSession } from '../../access/sessions.store.ts'
import { MINUTE_MS } from '../../clock.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
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
    const { sessionId, accountId, endsAt } = caller
    await insistOnTurn(services.db, RENEWALS, sessionId, now)
    const session = { id: sessionId, accountId, endsAt }
    return { accessToken: await signAccessToken(services.secrets, session, now) }
  },
}
