import type { OutgoingOrder } from '@salvia/core/feed-catalogue'
import { awaitsAnswerAt, matterEndingAt, matterStatusAt } from '@salvia/core/matters'
import { orderContentsIn, orderNumber } from '@salvia/core/orders'
import { protectedNumbers } from '../../access/protected-numbers.store.ts'
import type { Db } from '../../db/database.ts'
import { partsById, type Told } from '../matters/outgoing-changes.ts'
import { type ChangedOrder, changedOrders, unitsOf } from './order-changes.store.ts'

/** Everything about orders that the provider's systems are told, by id. Those that are gone are missing. */
export async function outgoingOrders(
  db: Db,
  ids: readonly string[],
  told: Told,
): Promise<ReadonlyMap<string, OutgoingOrder>> {
  const found = await changedOrders(db, ids)
  const parts = await partsById(db, ids)
  const units = Map.groupBy(await unitsOf(db, ids), row => row.orderId)
  const shielded = await protectedNumbers(
    db,
    found.flatMap(({ employee }) => (employee ? [employee.pid] : [])),
  )
  return new Map(
    found.map(row => {
      const { id } = row.order
      const own = (units.get(id) ?? []).map(({ unitId, path, comment }) => ({ id: unitId, path, comment }))
      return [id, { ...outgoingOrder(row, { ...told, shielded }), ...parts(id), units: own }]
    }),
  )
}

/** What an order tells beside what every matter does, and its units. */
function outgoingOrder(
  row: ChangedOrder,
  { locale, now, shielded }: Told & { readonly shielded: ReadonlySet<string> },
): Omit<OutgoingOrder, keyof ReturnType<Awaited<ReturnType<typeof partsById>>> | 'units'> {
  const { order, company, makerEmail } = row
  return {
    ...{ id: order.id, number: orderNumber(order.number), createdAt: order.createdAt, kind: order.orderKind },
    ...{ status: matterStatusAt(order, now), ending: matterEndingAt(order, now), handler: order.handlerName },
    ...{ clientNumber: order.clientNumber, company, maker: { name: order.makerName, email: makerEmail } },
    person: personOf(row, shielded),
    contents: orderContentsIn(order.contents, locale),
    expectedAnswer: order.promisedOn,
    awaitsAnswer: awaitsAnswerAt(order, now),
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
