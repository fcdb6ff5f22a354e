import { AppError } from '@salvia/core/errors'
import { FRESH_SIGN_IN_MINUTES } from '@salvia/core/limits'
import { instantFromMillis } from '@salvia/core/primitives'
import { isFreshSignIn } from '@salvia/core/sessions'
import { addAudit } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
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

/** Someone who finds a screen open must not be able to shut its owner out. */
function insistOnFreshSignIn({ startedAt }: Person, now: Date): void {
  if (isFreshSignIn(instantFromMillis(startedAt.getTime()), instantFromMillis(now.getTime()))) return
  throw new AppError('SIGN_IN_TOO_OLD', { minutes: FRESH_SIGN_IN_MINUTES })
}
