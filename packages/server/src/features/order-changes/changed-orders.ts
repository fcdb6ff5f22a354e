import type { OutgoingOrder } from '@salvia/core/feed-catalogue'
import type { Locale } from '@salvia/core/i18n'
import { matterEndingAt, matterStatusAt } from '@salvia/core/matters'
import { orderContentsIn, orderNumber } from '@salvia/core/orders'
import type { Instant } from '@salvia/core/primitives'
import { protectedNumbers } from '../../access/protected-numbers.store.ts'
import type { Db } from '../../db/database.ts'
import { type ChangedOrder, changedOrders, type PartsOfOrders, partsOfOrders } from './order-changes.store.ts'

/** In which language names are told, and of which moment. */
interface Told {
  readonly locale: Locale
  readonly now: Instant
}

/** Everything about orders that the provider's systems are told, by id. Those that are gone are missing. */
export async function outgoingOrders(
  db: Db,
  ids: readonly string[],
  told: Told,
): Promise<ReadonlyMap<string, OutgoingOrder>> {
  if (ids.length === 0) return new Map()
  const found = await changedOrders(db, ids)
  const parts = await partsOfOrders(db, ids)
  const shielded = await protectedNumbers(
    db,
    found.flatMap(({ employee }) => (employee ? [employee.pid] : [])),
  )
  const units = Map.groupBy(parts.units, row => row.orderId)
  const steps = Map.groupBy(parts.steps, row => row.matterId)
  const messages = Map.groupBy(parts.messages, row => row.matterId)
  const files = Map.groupBy(parts.files, row => row.matterId ?? '')
  return new Map(
    found.map(row => {
      const { id } = row.order
      const own = {
        ...{ units: units.get(id) ?? [], steps: steps.get(id) ?? [] },
        ...{ messages: messages.get(id) ?? [], files: files.get(id) ?? [] },
      }
      return [id, outgoingOrder(row, own, { ...told, shielded })]
    }),
  )
}

function outgoingOrder(
  row: ChangedOrder,
  parts: PartsOfOrders,
  { locale, now, shielded }: Told & { readonly shielded: ReadonlySet<string> },
): OutgoingOrder {
  const { order, company, makerEmail } = row
  const filesOf = (messageId: string | null) =>
    parts.files
      .filter(file => file.messageId === messageId)
      .map(({ id, name, bytes, type, state }) => ({ id, name, bytes, type, state }))
  return {
    ...{ id: order.id, number: orderNumber(order.number), createdAt: order.createdAt, kind: order.orderKind },
    ...{ status: matterStatusAt(order, now), ending: matterEndingAt(order, now), handler: order.handlerName },
    ...{ clientNumber: order.clientNumber, company, maker: { name: order.makerName, email: makerEmail } },
    person: personOf(row, shielded),
    units: parts.units.map(({ unitId, path, comment }) => ({ id: unitId, path, comment })),
    contents: orderContentsIn(order.contents, locale),
    attachments: filesOf(null),
    messages: parts.messages.map(({ id, number, party, senderName, text, at }) => ({
      ...{ id, number, party, sender: senderName, text, at, attachments: filesOf(id) },
    })),
    steps: parts.steps.map(({ event, at, by }) => ({ event, at, by })),
    expectedAnswer: order.promisedOn,
    ...{ locksAt: order.locksAt, latestEventAt: order.latestEventAt },
  }
}

function personOf({ employee, unit }: ChangedOrder, shielded: ReadonlySet<string>): OutgoingOrder['person'] {
  if (!employee) return null
  const { pid, firstName, lastName, isProspective } = employee
  const protectedIdentity = shielded.has(pid)
  const email = protectedIdentity ? null : employee.email
  const phone = protectedIdentity ? null : (employee.mobilePhone ?? employee.workPhone)
  return {
    ...{ pid, firstName, lastName, email, phone, protectedIdentity },
    ...{ isNew: isProspective, unit: [...(unit ?? [])] },
  }
}
