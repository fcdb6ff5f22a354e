import { isoDate } from '@salvia/core/primitives'
import type { Service, ServiceCatalogue } from '@salvia/core/services'

/** A service that can be ordered in the portal. @example exampleService({ name: 'Krisstöd', urgent: true }) */
export function exampleService(other: Partial<Service> = {}): Service {
  return {
    portalServiceId: 'halsoundersokning',
    name: 'Hälsoundersökning',
    category: 'Undersökningar',
    description: 'Blodtryck och samtal om hälsa.\n\nMed ett formulär före besöket.',
    subCategories: [],
    order: 'portal',
    urgent: false,
    for: ['person'],
    place: 'clinic',
    checks: [],
    contracts: ['current'],
    ordering: { kind: 'portal' },
    lastDay: null,
    ...other,
  }
}

/** The services of a customer whose only contract holds. */
export function exampleCatalogue(
  services: readonly Service[],
  contracts: Partial<ServiceCatalogue['contracts']> = {},
): ServiceCatalogue {
  const current = { from: isoDate(2025, 1, 1) }
  return { links: [], contracts: { current, upcoming: null, ...contracts }, services: [...services] }
}
