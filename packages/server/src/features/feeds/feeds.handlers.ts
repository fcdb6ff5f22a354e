import { appError } from '@salvia/core/error-catalogue'
import { type DataOfKind, FEED_KINDS, type FeedKind } from '@salvia/core/feed-catalogue'
import { addAudit } from '../../access/audit.store.ts'
import type { ProviderSystem } from '../../access/caller.ts'
import { transaction } from '../../db/transaction.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { FairTurns } from '../../turns/fair-turns.ts'
import type { FeedStore, FeedStores } from './feed-store.ts'
import { feedsOf, setSilence } from './feeds.store.ts'
import { receiveBatch } from './receive-batch.ts'
import { reconcile } from './reconcile.ts'

/** Batches that this process applies at once, of different kinds: each holds a connection to the database. */
const BATCHES_AT_ONCE = 3

/** The handlers, given the stores of all kinds, so that this feature imports none of them. */
export function feedsHandlers(stores: FeedStores): HandlersOf<'feeds'> {
  const turns = new FairTurns({ most: BATCHES_AT_ONCE, mostOfOne: 1 })
  return {
    async send({ services, caller, params: { kind }, query, lines, now }) {
      insistOnKind(caller, kind)
      const store = storeOf(stores, kind)
      const isPartial = query.partial === 'true'
      return receiveBatch({ services, caller, kind, store, now, lines, isPartial, turns })
    },

    list: async ({ services, caller, now }) => ({
      items: await feedsOf(services.db, sentKinds(caller), now),
    }),

    async status({ services, caller, params: { kind }, now, fail }) {
      insistOnKind(caller, kind)
      const [status] = await feedsOf(services.db, [kind], now)
      if (!status) throw fail('NOT_FOUND')
      return status
    },

    async reconcile({ services, caller, params: { kind }, lines }) {
      insistOnKind(caller, kind)
      return reconcile({ services, kind, lines, turns })
    },

    watch: async ({ services, now }) => ({ items: await feedsOf(services.db, FEED_KINDS, now) }),

    async setSilence({ services, caller, params: { kind }, body: { silentHours }, now, fail }) {
      return transaction(services.db, async tx => {
        await setSilence(tx, kind, silentHours, now)
        const details = { silentHours: silentHours ?? 'never' }
        await addAudit(tx, { at: now, actor: caller, action: 'feed-watch-set', object: kind, details })
        const [watched] = await feedsOf(tx, [kind], now)
        if (!watched) throw fail('NOT_FOUND')
        return watched
      })
    },
  }
}

/** The kinds that a system may send, without those that it only reads. */
function sentKinds({ kinds }: ProviderSystem): FeedKind[] {
  return FEED_KINDS.filter(kind => kinds.includes(kind))
}

function insistOnKind({ kinds }: ProviderSystem, kind: FeedKind): void {
  if (!kinds.includes(kind)) throw appError('FEED_KIND_NOT_ALLOWED', { kind })
}

/** The store of a kind. The compiler does not see that kind and store belong together. */
function storeOf<K extends FeedKind>(stores: FeedStores, kind: K): FeedStore<DataOfKind<K>> {
  return stores[kind] as FeedStore<DataOfKind<K>>
}
