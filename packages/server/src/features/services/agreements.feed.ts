import type { DataOfKind } from '@salvia/core/feed-catalogue'
import type { FeedRefusal, FeedStores } from '../feeds/feed-store.ts'
import { deleteAgreements, knownCompanies, putAgreements } from './agreements.store.ts'
import { offeredIds } from './services.store.ts'

export const agreementsFeed: FeedStores['agreements'] = {
  async refusals(tx, objects) {
    const companies = await knownCompanies(
      tx,
      objects.map(({ id }) => id),
    )
    const named = objects.flatMap(({ data }) => servicesOf(data).map(({ service }) => service))
    const offered = await offeredIds(tx, [...new Set(named)])
    return new Map(
      objects.flatMap(({ id, data }): [string, FeedRefusal][] => {
        if (!companies.has(id)) return [[id, { code: 'FEED_COMPANY_UNKNOWN', path: 'id' }]]
        const unknown = servicesOf(data).find(({ service }) => !offered.has(service))
        return unknown ? [[id, { code: 'FEED_SERVICE_UNKNOWN', path: unknown.path }]] : []
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

/** The services of both contracts, each with the field that names it. */
function servicesOf({ current, upcoming }: DataOfKind<'agreements'>): { service: string; path: string }[] {
  return Object.entries({ current, upcoming }).flatMap(([name, contract]) =>
    (contract?.services ?? []).map((service, at) => ({ service, path: `data.${name}.services.${at}` })),
  )
}
