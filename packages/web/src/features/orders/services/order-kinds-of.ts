import { isCounsellingService, type OrderKind } from '@salvia/core/orders'
import type { Service } from '@salvia/core/services'

/** The ways to order a service. Counselling has a form of its own, which asks what it is about instead of for whom. */
export function orderKindsOf(service: Service): readonly OrderKind[] {
  return isCounsellingService(service) ? ['counselling'] : service.for
}
