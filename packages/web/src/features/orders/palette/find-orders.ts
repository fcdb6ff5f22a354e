import { contract } from '@salvia/core/api'
import { isAppError } from '@salvia/core/error-catalogue'
import { shownMatterStatus } from '@salvia/core/matters'
import { type OrderDetails, ordersList, parseOrderNumber } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName } from '@salvia/core/primitives'
import { formatDate } from '../../../i18n/format.ts'
import { listHits } from '../../../parts/palette/list-hits.ts'
import type { PaletteHit, PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'
import { callEndpoint } from '../../../state/api.ts'

const NONE: PaletteHits = { hits: [], total: 0 }

/** Orders by employee, service or date; an order by its number is found however old it is. */
export async function findOrders(q: string, user: PaletteUser): Promise<PaletteHits> {
  const { clientNumber, locale } = user
  if (clientNumber === null) return NONE
  if (parseOrderNumber(q) !== null) return byNumber(q.trim(), clientNumber)
  return listHits({
    list: ordersList,
    calls: contract.orders,
    words: { q },
    params: { clientNumber },
    page: 'orders',
    hitOf: ({ id, number, service, employee, status, ending }) => ({
      key: id,
      label: employee ? fullName(employee) : (service ?? number),
      detail: [number, employee && service, status && shownMatterStatus(status, ending).text[locale]]
        .filter(Boolean)
        .join(' · '),
      to: portalPath('order', { id }),
    }),
  })
}

async function byNumber(q: string, clientNumber: string): Promise<PaletteHits> {
  const id = q.replace(/^b-?/i, 'B-')
  try {
    const order = await callEndpoint(contract.orders.get, { params: { clientNumber, id } })
    return { hits: [hitOf(order)], total: 1 }
  } catch (error) {
    if (isAppError(error, 'ORDER_NOT_FOUND')) return NONE
    throw error
  }
}

function hitOf(order: OrderDetails): PaletteHit {
  const { id, number, createdAt } = order
  const service =
    order.access === 'full' ? order.contents.service.name : order.access === 'text' ? order.service : null
  return {
    key: id,
    label: number,
    detail: [service, formatDate(createdAt)].filter(Boolean).join(' · '),
    to: portalPath('order', { id }),
  }
}
