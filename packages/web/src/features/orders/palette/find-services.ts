import { portalPath } from '@salvia/core/portal-paths'
import { staysOutOfAddress } from '@salvia/core/primitives'
import { filteredServices, servicesContract } from '@salvia/core/services'
import { MOST_HITS } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'
import { endpointQuery } from '../../../state/endpoint.ts'
import { queryClient } from '../../../state/query-client.ts'

const NONE: PaletteHits = { hits: [], total: 0 }

/** Services of the agreement whose texts match. They are searched here, so that the query stays in the browser. */
export async function findServices(q: string, { clientNumber }: PaletteUser): Promise<PaletteHits> {
  if (clientNumber === null) return NONE
  const { services } = await queryClient.ensureQueryData(
    endpointQuery(servicesContract.catalogue, { params: { clientNumber } }),
  )
  const found = filteredServices(services, { q })
  return {
    hits: found.slice(0, MOST_HITS).map(({ portalServiceId, name, category }) => ({
      key: portalServiceId,
      label: name,
      detail: category,
      to: portalPath('service', { id: portalServiceId }),
    })),
    total: found.length,
    ...(!staysOutOfAddress(q) && { all: `${portalPath('services')}?${new URLSearchParams({ q })}` }),
  }
}
