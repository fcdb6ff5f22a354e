import { bookingKeys, latestCancellation } from '@salvia/core/bookings'
import { addElapsed } from '@salvia/core/primitives'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { bookingFeedback, bookings } from '../db/schema/bookings.ts'
import { companies, employees } from '../db/schema/organisation.ts'

type BookingRow = typeof bookings.$inferSelect
/** The fields of a booking that a test sets. The rest is made up. */
export type TestBooking = Partial<BookingRow> & Pick<BookingRow, 'employeeId' | 'startsAt'>

/** Adds a visit of 45 minutes, free to cancel until 24 hours before. */
export async function addBooking(db: Db, given: TestBooking): Promise<BookingRow> {
  const [employee] = await db.select().from(employees).where(eq(employees.id, given.employeeId))
  if (!employee) throw new Error('There is no such employee.')
  const service = given.service ?? 'Ergonombesök'
  const address = given.address === undefined ? 'Provgatan 1, Provstad' : given.address
  const policy = given.policy ?? { free: 'window', amount: 24, unit: 'hours', skipHolidays: false }
  const start = given.startsAt
  const [row] = await db
    .insert(bookings)
    .values({
      clientNumber: employee.clientNumber,
      endsAt: addElapsed(given.startsAt, { hours: 0.75 }),
      visitType: 'unit',
      caregiverName: 'Eva Lind',
      caregiverOccupation: 'ergonom',
      latestCancellation: latestCancellation(policy, start),
      createdAt: addElapsed(given.startsAt, { hours: -30 * 24 }),
      updatedAt: addElapsed(given.startsAt, { hours: -30 * 24 }),
      ...given,
      service,
      address,
      policy,
      ...bookingKeys({ service, address }),
    })
    .returning()
  if (!row) throw new Error('The booking was not kept.')
  return row
}

export async function changeBooking(db: Db, id: string, change: Partial<BookingRow>): Promise<void> {
  await db.update(bookings).set(change).where(eq(bookings.id, id))
}

export function bookingsOfEmployee(db: Db, employeeId: string): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(eq(bookings.employeeId, employeeId))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
}

/** Turns the reminders of a company on or off, as HR would. */
export async function setReminders(db: Db, clientNumber: string, isOn: boolean): Promise<void> {
  await db.update(companies).set({ remindsEmployees: isOn }).where(eq(companies.clientNumber, clientNumber))
}

/** Adds earlier feedback on a booking. */
export async function addFeedback(
  db: Db,
  given: { readonly count: number } & Pick<
    typeof bookingFeedback.$inferInsert,
    'bookingId' | 'senderAccountId' | 'recipientAccountId' | 'sentAt'
  >,
): Promise<void> {
  const { count, ...feedback } = given
  const names = { senderName: 'Henrik Rosenlund', recipientName: 'Camilla Dahlström' }
  const texts = Array.from({ length: count }, (_, index) => `Återkoppling ${index + 1}`)
  await db.insert(bookingFeedback).values(texts.map(text => ({ ...feedback, ...names, text })))
}
