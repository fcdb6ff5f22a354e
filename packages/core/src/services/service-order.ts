import { sortKey } from '../primitives/index.ts'
import type { Service } from './service.ts'

/** The services that stand first, by their ids: the one that the user has chosen, then the one of the configuration. */
type FirstServices = readonly (string | undefined)[]

/**
 * Services in the order of the list: those that stand first, then by category and name as Swedish sorts.
 * @spec §9
 */
export function inServiceOrder<S extends Pick<Service, 'portalServiceId' | 'category' | 'name'>>(
  services: readonly S[],
  first: FirstServices,
): S[] {
  const placed = services.map(service => {
    const place = first.indexOf(service.portalServiceId)
    return {
      service,
      place: place === -1 ? first.length : place,
      // Ids last, so that two services of one name always stand alike.
      keys: [sortKey(service.category), sortKey(service.name), service.portalServiceId],
    }
  })
  return placed
    .sort((one, other) => one.place - other.place || compareAll(one.keys, other.keys))
    .map(({ service }) => service)
}

function compareAll(ones: readonly string[], others: readonly string[]): number {
  const at = ones.findIndex((one, i) => one !== others[i])
  if (at === -1) return 0
  return (ones[at] ?? '') < (others[at] ?? '') ? -1 : 1
}
