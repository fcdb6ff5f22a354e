import type { FeedRefusal, FeedStores } from '../feeds/feed-store.ts'
import { knownCompanies } from '../services/agreements.store.ts'
import { countVisits } from './count-visits.job.ts'
import { deleteVisits, putVisits } from './visits.store.ts'

/** Visits are counted by month after each batch. Whoever came need not be known here: then it is the root's. */
export const visitsFeed: FeedStores['visits'] = {
  async refusals(tx, objects) {
    const companies = await knownCompanies(tx, [...new Set(objects.map(({ data }) => data.clientNumber))])
    const unknown = objects.filter(({ data }) => !companies.has(data.clientNumber))
    return new Map(
      unknown.map(({ id }): [string, FeedRefusal] => [
        id,
        { code: 'FEED_COMPANY_UNKNOWN', path: 'data.clientNumber' },
      ]),
    )
  },
  put: (tx, objects) =>
    putVisits(
      tx,
      objects.map(({ id: feedId, data: { preventive: isPreventive, ...visit } }) => ({
        ...{ feedId, ...visit, isPreventive },
      })),
    ),
  delete: deleteVisits,
  afterwards: countVisits,
}
