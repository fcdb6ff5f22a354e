import type { MedicalCheck } from '@salvia/core/certificates'
import { filteredServices, inServiceOrder, type Service } from '@salvia/core/services'

/** How a check is renewed: with services that are ordered here, with others, or with none of the agreement. */
export type Renewal =
  | { readonly kind: 'portal'; readonly services: readonly [Service, ...Service[]] }
  /** Those by phone, and those that can be ordered from a later day. */
  | { readonly kind: 'not-here'; readonly services: readonly [Service, ...Service[]] }
  | { readonly kind: 'none' }

/** Finds the services of an agreement that renew a check of one employee. */
export function renewalOf(check: MedicalCheck, agreed: readonly Service[]): Renewal {
  const renewing = filteredServices(agreed, { for: 'person' }).filter(({ checks }) => checks.includes(check))
  const services = inServiceOrder(renewing, [])
  const [here, ...others] = services.filter(({ ordering }) => ordering.kind === 'portal')
  if (here) return { kind: 'portal', services: [here, ...others] }
  const [elsewhere, ...more] = services
  return elsewhere ? { kind: 'not-here', services: [elsewhere, ...more] } : { kind: 'none' }
}
