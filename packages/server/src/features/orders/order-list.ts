import { ORDERS_PERIOD_DAYS } from '@salvia/core/limits'
import { datedSearch } from '@salvia/core/lists'
import { awaitsAnswerAt } from '@salvia/core/matters'
import type { ordersList, OrderRow as ToldRow } from '@salvia/core/orders'
import { addCalendarDays, type Instant, identitySearch } from '@salvia/core/primitives'
import type { Db } from '../../db/database.ts'
import type { SourceOf } from '../../lists/list-source.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import { unreadOf } from '../matters/conversation.store.ts'
import { matterHead, matterProgress } from '../matters/whole-matter.ts'
import {
  countOrders,
  hasOrders,
  type ListedOrder,
  type OrderQuestion,
  selectOrders,
} from './order-list.store.ts'
import { type OrderView, orderView } from './order-view.ts'
import { type UnitsOfOrder, unitsOfOrders } from './orders.store.ts'
import { orderedEmployee } from './whole-order.ts'

/** The orders that the caller sees something of. */
export const ordersSource: SourceOf<typeof ordersList, ListedOrder> = {
  async prepare({ services: { db, secrets }, now, caller, company: { clientNumber }, query, locale }) {
    const { filter, sort, q, asked } = query
    const viewer = await orderView(db, caller, clientNumber)
    const asking: OrderQuestion = {
      viewer,
      since: addCalendarDays(now, -ORDERS_PERIOD_DAYS),
      onlyUnread: asked.unread,
      awaitingOf: asked.awaitsAnswer ? await viewer.orderable() : null,
      terms: datedSearch(q),
      identity: identitySearch(q),
      found: null,
      locale,
    }
    const searched = asking.terms.length > 0 ? await countOrders(db, asking, now) : null
    const question = { ...asking, found: searched?.ids ?? null }
    return {
      counts: async () => (searched ?? (await countOrders(db, question, now))).counts,
      rows: range => selectOrders(db, question, now, { filter, sort, ...range }),

      async shape(rows) {
        const told = await rowsAsTold(db, rows, { viewer, secrets, now })
        return rows.map(({ order }) => {
          const row = told.get(order.id)
          if (!row) throw new Error('The list selected an order that its caller does not see.')
          return row
        })
      },

      async more(counts) {
        return { isEmpty: counts.all === 0 && !(await hasOrders(db, question)) }
      },
    }
  },
  viewed: { action: 'orders-viewed', shown: rows => ({ orders: rows.map(({ id }) => id) }) },
  downloaded: 'orders-downloaded',
}

/** Orders as the list tells a viewer of them, by id. Those that the viewer does not see are missing. */
export async function rowsAsTold(
  db: Db,
  rows: readonly ListedOrder[],
  { viewer, secrets, now }: Pick<RowFacts, 'secrets' | 'now'> & { readonly viewer: OrderView },
): Promise<ReadonlyMap<string, ToldRow>> {
  const ids = rows.map(({ order }) => order.id)
  const units = await unitsOfOrders(db, ids)
  const unread = viewer.accountId === null ? new Map() : await unreadOf(db, viewer.accountId, ids)
  return new Map(
    rows.flatMap((row): [string, ToldRow][] => {
      const { id } = row.order
      const own = units.get(id) ?? NO_UNITS
      const { kind: access } = viewer.accessTo({ ...row, unitIds: own.ids })
      if (access === 'hidden') return []
      const facts = { units: own, unread: unread.get(id) ?? 0, secrets, now }
      return [[id, access === 'full' ? wholeRow(row, facts) : partialRow(row, access, now)]]
    }),
  )
}

const NO_UNITS: UnitsOfOrder = { ids: [], paths: [] }

interface RowFacts {
  readonly units: UnitsOfOrder
  readonly unread: number
  readonly secrets: Pick<Secrets, 'pidHash'>
  readonly now: Instant
}

function wholeRow({ order, employee }: ListedOrder, { units, unread, secrets, now }: RowFacts): ToldRow {
  return {
    ...matterHead(order),
    ...matterProgress(order, now),
    kind: order.orderKind,
    service: order.service,
    employee: employee && orderedEmployee(employee, secrets),
    units: units.paths,
    unitCount: units.ids.length,
    handler: order.handlerName,
    latestEventAt: order.latestEventAt,
    unread,
    awaitsAnswer: awaitsAnswerAt(order, now),
    access: 'full',
  }
}

/** What is left of an order: its status, or for its maker who has lost access, its service. */
function partialRow({ order }: ListedOrder, access: 'limited' | 'text', now: Instant): ToldRow {
  const { status, ending } = matterProgress(order, now)
  const isLimited = access === 'limited'
  return {
    ...matterHead(order),
    ...(isLimited ? { status, ending } : { status: null, ending: null }),
    service: isLimited ? null : order.service,
    ...{ kind: null, employee: null, units: [], unitCount: 0, handler: null, latestEventAt: null },
    ...{ unread: 0, awaitsAnswer: false, access },
  }
}
