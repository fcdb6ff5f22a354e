import { contractsOn } from '@salvia/core/agreements'
import { contract, endpointsOf } from '@salvia/core/api'
import { stockholmDate } from '@salvia/core/primitives'
import { agreedService, filteredServices, inServiceOrder, orderLinks } from '@salvia/core/services'
import { companyRules } from '../../access/company-rules.ts'
import type { HandlersOf } from '../../http/handler.ts'
import { agreementOf } from './agreements.store.ts'
import { serviceOfCustomer } from './service-of-customer.ts'
import { offeredServices } from './services.store.ts'

/** The paths of the calls that make something, those of orders among them. */
const MAKING_PATHS = new Set(
  endpointsOf(contract)
    .filter(({ method }) => method === 'POST')
    .map(({ path }) => path),
)

export const servicesHandlers: HandlersOf<'services'> = {
  async catalogue({ services: { db, settings }, caller, company, query, locale, now }) {
    const { clientNumber } = company
    const contracts = contractsOn(await agreementOf(db, clientNumber), stockholmDate(now))
    const { current, upcoming } = contracts
    const ids = new Set([...(current?.services ?? []), ...(upcoming?.services ?? [])])
    const offered = await offeredServices(db, [...ids])
    const agreed = offered.flatMap(one => agreedService(one, { contracts, locale }) ?? [])
    const { access, units } = await companyRules(db, caller, clientNumber)
    const isOrderer = access.isPlaced && units.some(({ id }) => access.ordersFor.has(id))
    const filter = {
      contract: query['filter[contract]'],
      for: query['filter[for]'],
      category: query['filter[category]'],
      q: query['filter[q]'],
      certificateType: query['filter[certificateType]'],
      check: query['filter[check]'],
    }
    return {
      links: orderLinks({ clientNumber, isOrderer }, MAKING_PATHS),
      contracts: {
        current: current && { from: current.from },
        upcoming: upcoming && { from: upcoming.from },
      },
      services: inServiceOrder(filteredServices(agreed, filter), [settings.brand.firstServiceId]),
    }
  },

  async get({ services: { db }, company: { clientNumber }, params, locale, now }) {
    return (await serviceOfCustomer(db, { clientNumber, id: params.id, locale, now })).service
  },
}
