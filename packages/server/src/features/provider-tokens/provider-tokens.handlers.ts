import { insistOnFreshSignIn } from '../../access/fresh-sign-in.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { makeProviderToken } from './make-provider-token.ts'
import { keptProviderTokens } from './provider-tokens.store.ts'
import { revokeProviderToken } from './revoke-provider-token.ts'

export const providerTokensHandlers: HandlersOf<'providerTokens'> = {
  list: async ({ services, now }) => ({ items: await keptProviderTokens(services.db, now) }),

  create: {
    async act({ services, caller, body, now, origin, keepAnswer }) {
      insistOnFreshSignIn(caller, now)
      return transaction(services.db, async tx => {
        const made = await makeProviderToken(tx, body, { actor: caller, now, origin, jobs: services.jobs })
        await keepAnswer(tx, made)
        return made
      })
    },
    beforeRepeat: async ({ caller, now }) => insistOnFreshSignIn(caller, now),
  },

  async revoke({ services, caller, params: { id }, now, origin, fail }) {
    const act = { actor: caller, now, origin, jobs: services.jobs }
    const revoked = await transaction(services.db, tx => revokeProviderToken(tx, id, act))
    if (revoked === 0) throw fail('NOT_FOUND')
  },
}
