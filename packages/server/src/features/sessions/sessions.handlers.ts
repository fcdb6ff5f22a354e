import { addAudit } from '../../access/audit.store.ts'
import { insistOnFreshSignIn } from '../../access/fresh-sign-in.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { endOtherSessions, endSession, liveSessions } from './own-sessions.store.ts'

export const sessionsHandlers: HandlersOf<'sessions'> = {
  list: ({ services, caller, now }) => liveSessions(services.db, caller, now),

  async end({ services, caller, params, now, fail }) {
    insistOnFreshSignIn(caller, now)
    await transaction(services.db, async tx => {
      const outcome = await endSession(tx, caller, params.id, now)
      if (outcome === undefined) throw fail('NOT_FOUND')
      if (outcome === 'over') return
      await addAudit(tx, { at: now, actor: caller, action: 'session-ended', object: params.id })
    })
  },

  async endOthers({ services, caller, now }) {
    insistOnFreshSignIn(caller, now)
    await transaction(services.db, async tx => {
      const ended = await endOtherSessions(tx, caller, now)
      if (ended.length === 0) return
      await addAudit(tx, {
        at: now,
        actor: caller,
        action: 'other-sessions-ended',
        object: caller.sessionId,
        details: { sessions: ended },
      })
    })
  },
}
