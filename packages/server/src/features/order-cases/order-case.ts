import type { Contract } from '@salvia/core/api'
import type { Locale } from '@salvia/core/i18n'
import { isBookable, type OrderCase } from '@salvia/core/order-cases'
import type { WholeOrder } from '@salvia/core/orders'
import type { Instant } from '@salvia/core/primitives'
import { addView } from '../../access/audit.store.ts'
import type { Person } from '../../access/caller.ts'
import { isProtectedAnywhere } from '../../access/protected-numbers.store.ts'
import type { Moment } from '../../acts/act.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../http/handler.ts'
import type { Services } from '../../services.ts'
import { unconfirmedChange } from '../bookings/booking-details.ts'
import { caregiverOf } from '../bookings/booking-shape.ts'
import { providersReply } from '../matters/acts/replies.ts'
import { forCaseWorker } from '../matters/whole-matter.ts'
import { ORDER_ACTS } from '../orders/order-acts.ts'
import { findOrder, type OrderRow } from '../orders/orders.store.ts'
import { wholeOrder } from '../orders/whole-order.ts'
import { unitPath, visitOf } from './order-case.store.ts'

type OrderCases = Contract['orderCases']
/** Any call about one order that answers ORDER_NOT_FOUND. */
export type CallAboutOne = {
  [K in keyof OrderCases]: 'ORDER_NOT_FOUND' extends OrderCases[K]['errors'][number]
    ? Context<OrderCases[K]>
    : never
}[keyof OrderCases]

/** The order of a call. Throws ORDER_NOT_FOUND. */
export async function orderOfCall(db: Db, { params, fail }: CallAboutOne): Promise<OrderRow> {
  const row = await findOrder(db, params.id)
  if (!row) throw fail('ORDER_NOT_FOUND')
  return row
}

/** One order with everything that the customer wrote. Each view is audited. */
export async function viewOrderCase(call: Context<OrderCases['get']>): Promise<OrderCase> {
  const { services, caller, locale, now } = call
  const row = await orderOfCall(services.db, call)
  const { id: object, clientNumber, employeeId } = row.order
  await addView(services.db, {
    ...{ at: now, actor: caller, action: 'order-viewed', clientNumber, object },
    ...(employeeId !== null && { details: { employee: employeeId } }),
  })
  return orderCase(services, row, { accountId: caller.accountId, locale, now })
}

/** The case worker who is told of an order, in which language and when. */
interface CaseViewer {
  readonly accountId: string
  readonly locale: Locale
  readonly now: Instant
}

/** One order as the answer of an act. */
export function orderCaseOf(
  row: OrderRow,
  { services, call: { caller, locale }, at }: Moment<{ readonly caller: Person; readonly locale: Locale }>,
): Promise<OrderCase> {
  return orderCase(services, row, { accountId: caller.accountId, locale, now: at })
}

/** Everything about one order, for a case worker. */
async function orderCase(
  services: Pick<Services, 'db' | 'secrets'>,
  row: OrderRow,
  { accountId, locale, now }: CaseViewer,
): Promise<OrderCase> {
  const { db } = services
  const { order, employee } = row
  const { bookings, ...told } = await wholeOrder(services, row, {
    reader: { accountId, party: 'provider' },
    reply: providersReply(order),
    address: ORDER_ACTS.addressFor('provider', order),
    seesBookingsOf: () => true,
    ...{ locale, now },
  })
  const isProtected = employee !== null && (await isProtectedAnywhere(db, employee.pid))
  return {
    ...told,
    employee: told.employee && { ...told.employee, protectedIdentity: isProtected },
    bookings: await bookingsInFull(db, bookings, now),
    ...(await forCaseWorker(db, order, accountId)),
    person: employee && (await personOf(db, employee, isProtected)),
    mayBook: mayBook(row, now),
  }
}

async function bookingsInFull(
  db: Db,
  bookings: readonly WholeOrder['bookings'][number][],
  now: Instant,
): Promise<OrderCase['bookings']> {
  const told = []
  for (const booking of bookings) {
    const { visitType, address, clinic, ...caregiver } = await visitOf(db, booking.id)
    const visit = { visitType, address, clinic, caregiver: caregiverOf(caregiver) }
    told.push({ ...booking, ...visit, unconfirmed: await unconfirmedChange(db, booking, now) })
  }
  return told
}

export function mayBook({ order, employee }: OrderRow, now: Instant): boolean {
  const isPersonThere = employee !== null && (employee.endedAt === null || employee.isProspective)
  return isBookable({ ...order, kind: order.orderKind, isPersonThere }, now)
}

async function personOf(
  db: Db,
  employee: NonNullable<OrderRow['employee']>,
  isProtected: boolean,
): Promise<NonNullable<OrderCase['person']>> {
  const { pid, mobilePhone, workPhone, email, unitId, isProspective } = employee
  return {
    pid,
    phone: isProtected ? null : (mobilePhone ?? workPhone),
    email: isProtected ? null : email,
    unit: await unitPath(db, unitId),
    isNew: isProspective,
  }
}
