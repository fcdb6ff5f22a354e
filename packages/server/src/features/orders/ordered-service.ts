import type { Contract } from '@salvia/core/api'
import type { Clinic } from '@salvia/core/clinics'
import type { FieldFault } from '@salvia/core/orders'
import type { OrderedFor } from '@salvia/core/services'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../http/handler.ts'
import { allClinics } from '../services/clinics.store.ts'
import { type ServiceOfCustomer, serviceOfCustomer } from '../services/service-of-customer.ts'

export type PersonCall = Context<Contract['orders']['person']>
export type GroupCall = Context<Contract['orders']['group']>
export type CounsellingCall = Context<Contract['orders']['counselling']>

/** A service that may be ordered now, and the clinics that the order may name. */
interface OrderedService extends ServiceOfCustomer {
  readonly clinics: readonly Clinic[]
}

/**
 * The service of an order. Throws SERVICE_NOT_FOUND, SERVICE_NOT_IN_AGREEMENT, and SERVICE_NOT_ORDERABLE for one that is
 * ordered by phone, that only the upcoming contract has, or that is not ordered for such a receiver.
 */
export async function orderedService(
  db: Db,
  { company: { clientNumber }, body, locale, now, fail }: PersonCall | GroupCall,
  receiver: OrderedFor,
): Promise<OrderedService> {
  const found = await serviceOfCustomer(db, { clientNumber, id: body.portalServiceId, locale, now })
  const { service } = found
  const isOrderable = service.ordering.kind === 'portal' && service.for.includes(receiver)
  if (!isOrderable) throw fail('SERVICE_NOT_ORDERABLE')
  return { ...found, clinics: service.place === 'none' ? [] : await allClinics(db) }
}

/** Throws ORDER_INCOMPLETE with the names of the fields if there are faults. */
export function insistOnComplete(
  { fail }: PersonCall | GroupCall | CounsellingCall,
  faults: readonly FieldFault[],
): void {
  const fields = [...new Set(faults.map(({ field }) => field))].join(', ')
  if (faults.length > 0) throw fail('ORDER_INCOMPLETE', { fields })
}
