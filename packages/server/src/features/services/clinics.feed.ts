import type { FeedStores } from '../feeds/feed-store.ts'
import { deleteClinics, putClinics } from './clinics.store.ts'

export const clinicsFeed: FeedStores['clinics'] = {
  refusals: async () => new Map(),
  put: (tx, objects) =>
    putClinics(
      tx,
      objects.map(({ id, data }) => ({ id, ...data })),
    ),
  delete: deleteClinics,
}
