import { customersContract, customersList } from '@salvia/core/customers'
import { portalPath } from '@salvia/core/portal-paths'
import { listHits } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits } from '../../../parts/palette/palette-source.ts'

/** Customers by name or client number. */
export async function findCustomers(q: string): Promise<PaletteHits> {
  return listHits({
    list: customersList,
    calls: customersContract,
    words: { q },
    page: 'backOfficeCustomers',
    hitOf: ({ clientNumber, name }) => ({
      key: clientNumber,
      label: name,
      detail: clientNumber,
      to: portalPath('backOfficeCustomer', { clientNumber }),
    }),
  })
}
