import type { Certificate, MedicalCheck } from '@salvia/core/certificates'
import { mayLeadToCertificate } from '@salvia/core/orders'
import type { IsoDate } from '@salvia/core/primitives'
import type { Caller } from '../../access/caller.ts'
import { type CompanyAccess, mayUse } from '../../access/company-access.ts'
import type { Db } from '../../db/database.ts'
import { bookingView } from '../bookings/booking-view.ts'
import { orderView } from '../orders/order-view.ts'
import { bookedVisits, type Marker, sentOrders } from './certificate-markers.store.ts'

interface CheckOfEmployee {
  readonly employeeId: string
  readonly check: MedicalCheck
}

/** What has been ordered and booked for the checks of some employees. */
export interface CertificateMarkers {
  of(pair: CheckOfEmployee): Pick<Certificate, 'orderSent' | 'timeSent'>
}

interface ToldTo {
  readonly caller: Caller
  readonly company: CompanyAccess
  readonly today: IsoDate
}

const keyOf = ({ employeeId, check }: CheckOfEmployee): string => `${employeeId} ${check}`
/** The first of each employee and check. */
const firstByKey = (markers: readonly Marker[]) =>
  new Map(markers.toReversed().map(marker => [keyOf(marker), marker]))

/** An order or a visit is told only to whoever may see it where it stands. */
export async function certificateMarkers(
  db: Db,
  { caller, company, today }: ToldTo,
  employeeIds: readonly string[],
): Promise<CertificateMarkers> {
  const { clientNumber } = company
  const asked = { clientNumber, employeeIds }
  const isNobody = employeeIds.length === 0
  const orders =
    isNobody || !mayUse('orders', company, caller)
      ? []
      : await sentOrders(db, { ...asked, seen: (await orderView(db, caller, clientNumber)).employees })
  const visits =
    isNobody || !mayUse('bookings', company, caller)
      ? []
      : await bookedVisits(db, { ...asked, seen: (await bookingView(db, caller, clientNumber)).employees })
  const ordered = firstByKey(orders.filter(order => mayLeadToCertificate(order, today)))
  const booked = firstByKey(visits)
  return {
    of(pair) {
      const [order, visit] = [ordered.get(keyOf(pair)), booked.get(keyOf(pair))]
      return {
        orderSent: order ? { id: order.id, at: order.at } : null,
        timeSent: visit ? { id: visit.id, startsAt: visit.at } : null,
      }
    },
  }
}
