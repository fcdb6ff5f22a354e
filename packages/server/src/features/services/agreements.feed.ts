import type { DataOfKind } from '@salvia/core/feed-catalogue'
import type { FeedObject, FeedRefusal, FeedStores } from '../feeds/feed-store.ts'
import { deleteAgreements, knownCompanies, putAgreements } from './agreements.store.ts'
import { offeredIds } from './services.store.ts'

export const agreementsFeed: FeedStores['agreements'] = {
  async refusals(tx, objects) {
    const companies = await knownCompanies(
      tx,
      objects.map(({ id }) => id),
    )
    const named = objects.flatMap(object => namedServices(object).map(({ id }) => id))
    const offered = await offeredIds(tx, [...new Set(named)])
    return new Map(
      objects.flatMap((object): [string, FeedRefusal][] => {
        if (!companies.has(object.id)) return [[object.id, { code: 'FEED_COMPANY_UNKNOWN', path: 'id' }]]
        const unknown = namedServices(object).find(({ id }) => !offered.has(id))
        return unknown ? [[object.id, { code: 'FEED_SERVICE_UNKNOWN', path: unknown.path }]] : []
      }),
    )
  },
  put: putAgreements,
  delete: deleteAgreements,
}

/** The services that an agreement names, each with the field that names it. */
function namedServices({ data }: FeedObject<DataOfKind<'agreements'>>) {
  return (['current', 'upcoming'] as const).flatMap(name =>
    (data[name]?.services ?? []).map((id, i) => ({ id, path: `data.${name}.services.${i}` })),
  )
}
