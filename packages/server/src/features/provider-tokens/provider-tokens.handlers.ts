import { insistOnFreshSignIn } from '../../access/fresh-sign-in.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { makeProviderToken } from './make-provider-token.ts'
import { liveProviderTokens } from './provider-tokens.store.ts'
import { revokeProviderToken } from './revoke-provider-token.ts'

export const providerTokensHandlers: HandlersOf<'providerTokens'> = {
  list: async ({ services, now }) => ({ items: await liveProviderTokens(services.db, now) }),

  create: {
    async act({ services, caller, body, now, keepAnswer }) {
      insistOnFreshSignIn(caller, now)
      return transaction(services.db, async tx => {
        const made = await makeProviderToken(tx, { ...body, maker: caller, now })
        await keepAnswer(tx, made)
        return made
      })
    },
    beforeRepeat: async ({ caller, now }) => insistOnFreshSignIn(caller, now),
  },

  async revoke({ services, caller, params: { id }, now, fail }) {
    const revoked = await transaction(services.db, tx => revokeProviderToken(tx, id, { actor: caller, now }))
    if (revoked === 0) throw fail('NOT_FOUND')
  },
}
