import type { ErrorCode } from '@salvia/core/error-catalogue'
import type { FeedStores } from '../feeds/feed-store.ts'
import { deleteAgreements, knownCompanies, putAgreements } from './agreements.store.ts'
import { offeredIds } from './services.store.ts'

export const agreementsFeed: FeedStores['agreements'] = {
  async refusals(tx, objects) {
    const named = objects.map(({ id, data: { current, upcoming } }) => ({
      id,
      services: [...current.services, ...(upcoming?.services ?? [])],
    }))
    const companies = await knownCompanies(
      tx,
      named.map(({ id }) => id),
    )
    const offered = await offeredIds(tx, [...new Set(named.flatMap(({ services }) => services))])
    return new Map(
      named.flatMap(({ id, services }): [string, ErrorCode][] => {
        if (!companies.has(id)) return [[id, 'FEED_COMPANY_UNKNOWN']]
        return services.every(service => offered.has(service)) ? [] : [[id, 'FEED_SERVICE_UNKNOWN']]
      }),
    )
  },
  put: (tx, objects) =>
    putAgreements(
      tx,
      objects.map(({ id, data }) => ({ clientNumber: id, ...data })),
    ),
  delete: deleteAgreements,
}
