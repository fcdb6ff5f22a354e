import { expect, test } from 'vitest'
import type { Service } from './service.ts'
import { filteredServices, type ServiceFilter } from './service-filter.ts'

const SERVICE: Service = {
  portalServiceId: 'halsa',
  name: 'Hälsoundersökning',
  category: 'Undersökningar',
  description: 'Blodtryck och samtal om sömn.',
  subCategories: [{ id: 'natt', name: 'Inför nattarbete' }],
  ...{ order: 'portal', urgent: false, for: ['person'], place: 'clinic', ordering: { kind: 'portal' } },
  contracts: ['current'],
  lastDay: null,
  certificateType: 'offered',
  checks: ['night-work'],
}
const { certificateType: _, ...GROUP } = {
  ...SERVICE,
  ...{ portalServiceId: 'grupp', name: 'Stress i grupp', category: 'Chef och grupp', subCategories: [] },
  description: 'Fyra träffar.',
  for: ['group'] as Service['for'],
  contracts: ['current', 'upcoming'] as Service['contracts'],
}
const BOTH: readonly Service[] = [SERVICE, GROUP]
const found = (filter: ServiceFilter): string =>
  filteredServices(BOTH, filter)
    .map(one => one.portalServiceId)
    .join(' ')

test.each<[filter: ServiceFilter, ids: string]>([
  [{}, 'halsa grupp'],
  [{ contract: 'current' }, 'halsa grupp'],
  [{ contract: 'upcoming' }, 'grupp'],
  [{ for: 'person' }, 'halsa'],
  [{ for: 'group' }, 'grupp'],
  [{ category: 'Undersökningar' }, 'halsa'],
  [{ category: 'undersökningar' }, ''],
  [{ certificateType: 'offered' }, 'halsa'],
  [{ certificateType: 'fitness' }, ''],
  [{ contract: 'upcoming', for: 'person' }, ''],
])('%j finds "%s"', (filter, ids) => {
  expect(found(filter)).toBe(ids)
})

test.each([
  ['', 'halsa grupp'],
  ['   ', 'halsa grupp'],
  ['hälsounder', 'halsa'],
  ['HALSOUNDER', 'halsa'],
  ['undersökningar', 'halsa'],
  ['nattarbete', 'halsa'],
  ['blodtryck', 'halsa'],
  ['somn natt', 'halsa'],
  ['sömn träffar', ''],
  ['grupp', 'grupp'],
  ['finns inte', ''],
])('the search "%s" finds "%s"', (q, ids) => {
  expect(found({ q })).toBe(ids)
})
