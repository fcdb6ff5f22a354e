import type { Contract } from '@salvia/core/api'
import { bookingAccess } from '@salvia/core/bookings'
import type { Person } from '../../access/caller.ts'
import { type CompanyRules, companyRules } from '../../access/company-rules.ts'
import type { Db } from '../../db/database.ts'
import type { Context } from '../../http/handler.ts'
import { insistOnBookingSystem } from './booking-system-connected.ts'
import { type BookingRow, findBooking } from './bookings.store.ts'

/** A booking that the user may see, with the access that allows it. */
export interface VisibleBooking extends BookingRow {
  readonly mayChange: boolean
  readonly rules: CompanyRules
}

/**
 * One booking, if the user may see it. Undefined if it is missing, another customer's, out of reach or excluded by a
 * rule.
 */
export async function visibleBooking(
  db: Db,
  user: Pick<Person, 'accountId' | 'pid'>,
  { clientNumber, id }: { readonly clientNumber: string; readonly id: string },
): Promise<VisibleBooking | undefined> {
  const row = await findBooking(db, clientNumber, id)
  if (!row) return undefined
  const rules = await companyRules(db, user, clientNumber)
  const verdict = bookingAccess(rules.access, rules.factsOf(row.employee))
  return verdict.kind === 'seen' ? { ...row, mayChange: verdict.mayChange, rules } : undefined
}

type Bookings = Contract['bookings']
/** Any call about one booking that answers BOOKING_NOT_FOUND. */
type CallAboutOne = {
  [K in keyof Bookings]: 'BOOKING_NOT_FOUND' extends Bookings[K]['errors'][number]
    ? Context<Bookings[K]>
    : never
}[keyof Bookings]

/** The booking of a call. Throws BOOKING_NOT_FOUND if the user may not see it. */
export async function seenBooking(
  db: Db,
  { services, caller, company, params, fail }: CallAboutOne,
): Promise<VisibleBooking> {
  insistOnBookingSystem(services)
  const found = await visibleBooking(db, caller, { clientNumber: company.clientNumber, id: params.id })
  if (!found) throw fail('BOOKING_NOT_FOUND')
  return found
}
