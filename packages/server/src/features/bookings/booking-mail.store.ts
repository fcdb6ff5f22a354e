import type { Locale } from '@salvia/core/i18n'
import type { Instant } from '@salvia/core/primitives'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { holds } from '../../access/case-worker-functions.store.ts'
import { isEmployedOrProspective } from '../../access/prospective-employees.store.ts'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { bookingFeedback, bookings } from '../../db/schema/bookings.ts'
import { companies, employees } from '../../db/schema/organisation.ts'
import { employeeLocale } from './bookings.store.ts'

/** A booking with the recipient of a mail about it. */
export interface BookingToMail {
  readonly booking: typeof bookings.$inferSelect
  readonly employee: typeof employees.$inferSelect
  /** Locale of the employee's own account. Null if there is none. */
  readonly locale: Locale | null
}

/** Undefined if there is no such booking, its employee has left, or its company is closed. */
export async function bookingToMail(db: Db, id: string): Promise<BookingToMail | undefined> {
  const [row] = await db
    .select({
      booking: getTableColumns(bookings),
      employee: getTableColumns(employees),
      locale: employeeLocale,
    })
    .from(bookings)
    .innerJoin(employees, eq(employees.id, bookings.employeeId))
    .innerJoin(companies, eq(companies.clientNumber, bookings.clientNumber))
    .where(and(eq(bookings.id, id), isEmployedOrProspective(employees), isNull(companies.closedAt)))
  return row
}

/** Feedback on a booking, with its recipient. */
interface FeedbackToMail {
  readonly text: string
  readonly senderName: string
  readonly bookingId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly email: string
  readonly locale: Locale
  readonly state: typeof accounts.$inferSelect.state
}

/** Undefined if there is no such feedback, or its company is closed. */
export async function feedbackToMail(db: Db, id: string): Promise<FeedbackToMail | undefined> {
  const [row] = await db
    .select({
      text: bookingFeedback.text,
      senderName: bookingFeedback.senderName,
      bookingId: bookings.id,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      email: accounts.email,
      locale: accounts.locale,
      state: accounts.state,
    })
    .from(bookingFeedback)
    .innerJoin(bookings, eq(bookings.id, bookingFeedback.bookingId))
    .innerJoin(accounts, eq(accounts.id, bookingFeedback.recipientAccountId))
    .innerJoin(companies, eq(companies.clientNumber, bookings.clientNumber))
    .where(and(eq(bookingFeedback.id, id), isNull(companies.closedAt)))
  return row
}

export async function insertFeedback(
  tx: Db,
  feedback: Omit<typeof bookingFeedback.$inferInsert, 'id'>,
): Promise<string> {
  const [row] = await tx.insert(bookingFeedback).values(feedback).returning({ id: bookingFeedback.id })
  if (!row) throw new Error('The feedback was not kept.')
  return row.id
}

/** The account of who made a change that was refused, and the order that the booking was made for. */
export async function refusalRecipient(
  db: Db,
  { accountId, bookingId }: { readonly accountId: string; readonly bookingId: string },
): Promise<
  | (Pick<typeof accounts.$inferSelect, 'email' | 'locale' | 'state' | 'isCaseWorker'> & {
      readonly orderId: string | null
      /** A case worker who handles orders. */
      readonly handlesOrders: boolean
    })
  | undefined
> {
  const { email, locale, state, isCaseWorker } = accounts
  const [row] = await db
    .select({
      ...{ email, locale, state, isCaseWorker, orderId: bookings.orderId },
      handlesOrders: sql<boolean>`(${isCaseWorker} and ${holds('orders')})`,
    })
    .from(accounts)
    .leftJoin(bookings, eq(bookings.id, bookingId))
    .where(eq(accounts.id, accountId))
  return row
}
