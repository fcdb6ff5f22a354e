import type { FeedStores } from '../feeds/feed-store.ts'
import { deleteServices, putServices } from './services.store.ts'

/**
 * Agreements may go on naming a service that is deleted: it is not shown while it is gone, and is part of them again
 * when it comes back.
 */
export const servicesFeed: FeedStores['services'] = {
  refusals: async () => new Map(),
  put: (tx, objects) =>
    putServices(
      tx,
      objects.map(({ id, data }) => ({ id, ...data })),
    ),
  delete: deleteServices,
}
