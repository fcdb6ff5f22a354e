import { contractsOn } from '@salvia/core/agreements'
import { appError } from '@salvia/core/error-catalogue'
import type { Locale } from '@salvia/core/i18n'
import { type Instant, stockholmDate } from '@salvia/core/primitives'
import { agreedService, type OfferedService, type Service } from '@salvia/core/services'
import type { Db } from '../../db/database.ts'
import { agreementOf } from './agreements.store.ts'
import { offeredServices } from './services.store.ts'

/** A service of a customer: as the provider offers it, and as the customer sees it on a day. */
export interface ServiceOfCustomer {
  readonly offered: OfferedService
  readonly service: Service
}

/**
 * A service of a customer's agreement. Throws SERVICE_NOT_FOUND if the provider does not offer it, and
 * SERVICE_NOT_IN_AGREEMENT.
 */
export async function serviceOfCustomer(
  db: Db,
  {
    clientNumber,
    id,
    locale,
    now,
  }: { readonly clientNumber: string; readonly id: string; readonly locale: Locale; readonly now: Instant },
): Promise<ServiceOfCustomer> {
  const [offered] = await offeredServices(db, [id])
  if (!offered) throw appError('SERVICE_NOT_FOUND')
  const contracts = contractsOn(await agreementOf(db, clientNumber), stockholmDate(now))
  const service = agreedService(offered, { contracts, locale })
  if (!service) throw appError('SERVICE_NOT_IN_AGREEMENT')
  return { offered, service }
}
