import { type Locale, translatedText } from '@salvia/core/i18n'
import { isUntouched, matterEndingAt, matterStatusAt } from '@salvia/core/matters'
import type { OrderCaseRow, orderCasesList } from '@salvia/core/order-cases'
import { orderNumber } from '@salvia/core/orders'
import { fullName, type Instant } from '@salvia/core/primitives'
import type { SourceOf } from '../../lists/list-source.ts'
import { countUnanswered } from '../matters/matter-queue.store.ts'
import { askQueue } from '../matters/queue-question.ts'
import { type OrderRow, ordersWithIds } from '../orders/orders.store.ts'
import { unitsOfOrders } from './ordered-units.store.ts'

const KINDS = ['order'] as const

/** The queue of orders over all companies. */
export const orderQueueSource: SourceOf<typeof orderCasesList, OrderRow> = {
  async prepare({ services: { db }, caller: { accountId }, now, locale, query }) {
    const { filter, sort, q, asked } = query
    const asking = { kinds: KINDS, accountId, now, filter, sort, q, isUnanswered: asked.unanswered }
    const { names, counts, ids } = await askQueue(db, asking)
    return {
      counts,
      rows: async range => ordersWithIds(db, await ids(range)),

      async shape(rows) {
        const units = await unitsOfOrders(
          db,
          rows.map(({ order }) => order.id),
        )
        return rows.map(row => ({
          ...shapeOf(row, { locale, now }),
          company: names.get(row.order.clientNumber) ?? row.order.clientNumber,
          about: aboutOf(row, units.get(row.order.id), locale) || (names.get(row.order.clientNumber) ?? ''),
          isMine: row.order.handlerAccountId === accountId,
        }))
      },

      more: async () => ({ unanswered: await countUnanswered(db, KINDS) }),
    }
  },
  viewed: { action: 'order-queue-viewed', shown: rows => ({ orders: rows.map(({ id }) => id) }) },
}

function shapeOf(
  { order }: OrderRow,
  { locale, now }: { readonly locale: Locale; readonly now: Instant },
): Omit<OrderCaseRow, 'company' | 'about' | 'isMine'> {
  const {
    id,
    number,
    clientNumber,
    orderKind: kind,
    createdAt,
    contents,
    handlerName,
    touchedAt,
    unanswered,
  } = order
  return {
    ...{ id, clientNumber, kind, createdAt, touchedAt, unanswered },
    number: orderNumber(number),
    status: matterStatusAt(order, now),
    ending: matterEndingAt(order, now),
    service: translatedText(contents.service.name, locale),
    clinic: contents.place?.clinic.name ?? null,
    handler: handlerName,
    isUntouched: isUntouched(order, now),
  }
}

const UNITS = { sv: 'enheter', en: 'units' }

/** The employee's name, the name of the only unit, or how many units; empty for the whole company. */
export function aboutOf(
  { employee }: OrderRow,
  units: { readonly count: number; readonly first: string } | undefined,
  locale: Locale,
): string {
  if (employee) return fullName(employee)
  if (!units) return ''
  return units.count === 1 ? units.first : `${units.count} ${UNITS[locale]}`
}
