import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { BOOKING_FEEDBACK_MAX_CHARACTERS, PAGE_SIZE_MAX, SEARCH_MAX_CHARACTERS } from '../limits/index.ts'
import { instantSchema, isoDateSchema } from '../primitives/index.ts'
import { bookingDetailsSchema, bookingSchema, slotSchema } from './booking.ts'

/** The filters of the list, each with a count. @spec §2 */
export const BOOKING_FILTERS = ['all', 'upcoming', 'past', 'cancelled'] as const
export const bookingFilterSchema = z.enum(BOOKING_FILTERS)
export type BookingFilter = z.infer<typeof bookingFilterSchema>

export const BOOKING_SORTS = ['date', '-date', 'employee', '-employee', 'service', '-service'] as const
export const bookingSortSchema = z.enum(BOOKING_SORTS)
export type BookingSort = z.infer<typeof bookingSortSchema>

const company = z.object({ clientNumber: z.string() })
const one = company.extend({ id: z.uuid() })

/** No visit was booked before, and none is after. */
const [EARLIEST_DATE, LATEST_DATE] = ['1900-01-01', '2999-12-31']
const periodDateSchema = isoDateSchema.refine(date => date >= EARLIEST_DATE && date <= LATEST_DATE)

const listQuery = {
  status: bookingFilterSchema.default('all'),
  /** Dates of the start in Stockholm, both included; without `from` the last 180 days, without `to` no end. */
  from: periodDateSchema.optional(),
  to: periodDateSchema.optional(),
  sort: bookingSortSchema.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional(),
}

export const bookingPageSchema = z.object({
  items: z.array(bookingSchema),
  /** By search, period and the managers' filter, whatever the status filter. */
  counts: z.record(bookingFilterSchema, z.int()),
  /** Without a search, period or filter there would be none either. */
  isEmpty: z.boolean(),
  /** The user sees the bookings of a part of the organisation only. */
  isLimited: z.boolean(),
  period: z.object({ from: isoDateSchema, to: isoDateSchema.nullable() }),
  page: z.int(),
  pageSize: z.int(),
  total: z.int(),
})
export type BookingPage = z.infer<typeof bookingPageSchema>

/** An ISO week, `2026-W48`. */
const weekSchema = z.string().regex(/^\d{4}-W\d{2}$/)

const calendarFeedSchema = z.object({
  createdAt: instantSchema,
  /** Whether the events name employee and service. */
  isDetailed: z.boolean(),
})

export const bookingsContract = defineContract('bookings', {
  list: {
    kind: 'json',
    method: 'GET',
    path: 'bookings/{clientNumber}',
    access: 'user',
    feature: 'bookings',
    spec: 'assumed',
    summary:
      'Lists the bookings of employees whom the user may see; a machine token sees those of the whole company.',
    params: company,
    query: z.object({
      ...listQuery,
      /** Only those that concern managers and order managers. */
      leaders: z.stringbool().default(false),
      q: z.string().max(SEARCH_MAX_CHARACTERS).optional(),
    }),
    response: bookingPageSchema,
    errors: ['INVALID_REQUEST'],
  },
  search: {
    kind: 'json',
    method: 'POST',
    path: 'bookings/{clientNumber}/searches',
    isRead: true,
    access: 'person',
    feature: 'bookings',
    spec: 'assumed',
    summary: 'The same list for a search that holds digits of an identity number, kept out of the address.',
    params: company,
    body: z.strictObject({
      ...listQuery,
      leaders: z.boolean().default(false),
      q: z.string().max(SEARCH_MAX_CHARACTERS),
    }),
    response: bookingPageSchema,
    errors: ['INVALID_REQUEST'],
  },
  get: {
    kind: 'json',
    method: 'GET',
    path: 'bookings/{clientNumber}/{id}',
    access: 'person',
    feature: 'bookings',
    spec: 'assumed',
    summary: 'One booking: employee, service, visit, terms, cancellation and feedback.',
    params: one,
    response: bookingDetailsSchema,
    errors: ['BOOKING_NOT_FOUND'],
  },
  weeks: {
    kind: 'json',
    method: 'GET',
    path: 'bookings/{clientNumber}/{id}/weeks',
    access: 'person',
    feature: 'bookings',
    spec: 'assumed',
    summary: 'The working weeks with free times that the booking can be moved to.',
    params: one,
    response: z.object({
      items: z.array(
        z.object({ week: weekSchema, from: isoDateSchema, to: isoDateSchema, freeSlots: z.int() }),
      ),
    }),
    errors: ['BOOKING_NOT_FOUND', 'BOOKING_CHANGE_NOT_PERMITTED', 'BOOKING_SYSTEM_UNAVAILABLE'],
  },
  slots: {
    kind: 'json',
    method: 'GET',
    path: 'bookings/{clientNumber}/{id}/slots',
    access: 'person',
    feature: 'bookings',
    spec: 'assumed',
    summary: 'The free times of one week, in their order.',
    params: one,
    query: z.object({ week: weekSchema }),
    response: z.object({ items: z.array(slotSchema) }),
    errors: [
      'INVALID_REQUEST',
      'BOOKING_NOT_FOUND',
      'BOOKING_CHANGE_NOT_PERMITTED',
      'BOOKING_SYSTEM_UNAVAILABLE',
    ],
  },
  reschedule: {
    kind: 'json',
    method: 'POST',
    path: 'bookings/{clientNumber}/{id}/reschedulings',
    access: 'person',
    feature: 'bookings',
    spec: 'portal §8',
    summary: 'Moves a booking to a free time. Whether it is too late is decided when it happens.',
    params: one,
    body: z.strictObject({ slotId: z.uuid(), version: z.int() }),
    response: bookingDetailsSchema,
    idempotent: true,
    errors: [
      'BOOKING_NOT_FOUND',
      'BOOKING_CHANGE_NOT_PERMITTED',
      'TOO_LATE_TO_RESCHEDULE',
      'SLOT_TAKEN',
      'BOOKING_CHANGED',
      'BOOKING_STARTED',
      'BOOKING_CLOSED',
      'BOOKING_SYSTEM_UNAVAILABLE',
    ],
  },
  cancel: {
    kind: 'json',
    method: 'POST',
    path: 'bookings/{clientNumber}/{id}/cancellations',
    access: 'person',
    feature: 'bookings',
    spec: 'portal §8',
    summary: 'Cancels a booking. One that would be charged is refused until the charge is accepted.',
    params: one,
    body: z.strictObject({ version: z.int(), acceptsCharge: z.boolean().default(false) }),
    response: bookingDetailsSchema,
    idempotent: true,
    errors: [
      'BOOKING_NOT_FOUND',
      'BOOKING_CHANGE_NOT_PERMITTED',
      'CANCELLATION_CHARGED',
      'BOOKING_CHANGED',
      'BOOKING_STARTED',
      'BOOKING_CLOSED',
      'BOOKING_SYSTEM_UNAVAILABLE',
    ],
  },
  sendFeedback: {
    kind: 'json',
    method: 'POST',
    path: 'bookings/{clientNumber}/{id}/feedback',
    access: 'person',
    feature: 'bookings',
    spec: 'assumed',
    summary: 'Mails a text about the booking to the employee’s manager or order manager.',
    params: one,
    body: z.strictObject({
      recipientId: z.uuid(),
      text: z.string().trim().min(1).max(BOOKING_FEEDBACK_MAX_CHARACTERS),
    }),
    response: bookingDetailsSchema,
    idempotent: true,
    errors: ['BOOKING_NOT_FOUND', 'FEEDBACK_RECIPIENT_GONE', 'FEEDBACK_FULL', 'TOO_MANY_REQUESTS'],
  },
  mailEmployee: {
    kind: 'json',
    method: 'POST',
    path: 'bookings/{clientNumber}/{id}/employee-mails',
    access: 'person',
    feature: 'bookings',
    spec: 'assumed',
    summary: 'Mails service, time and kind of visit to the employee, in the employee’s language.',
    params: one,
    idempotent: true,
    errors: ['BOOKING_NOT_FOUND', 'EMPLOYEE_WITHOUT_EMAIL', 'EMPLOYEE_MAILED_ALREADY', 'BOOKING_CLOSED'],
  },
  calendarFile: {
    kind: 'download',
    method: 'GET',
    path: 'bookings/{clientNumber}/{id}/calendar',
    access: 'person',
    feature: 'bookings',
    spec: 'assumed',
    summary: 'The booking as a calendar file; it names employee and service only where that is asked for.',
    params: one,
    query: z.object({ detailed: z.stringbool().default(false) }),
    errors: ['BOOKING_NOT_FOUND'],
  },
  calendarFeed: {
    kind: 'json',
    method: 'GET',
    path: 'booking-calendars/{clientNumber}',
    access: 'person',
    feature: 'bookings',
    spec: 'assumed',
    summary: 'Whether the user has a calendar address for the bookings of this company.',
    params: company,
    response: z.object({ feed: calendarFeedSchema.nullable() }),
    errors: [],
  },
  createCalendarFeed: {
    kind: 'json',
    method: 'POST',
    path: 'booking-calendars/{clientNumber}',
    access: 'person',
    feature: 'bookings',
    spec: 'assumed',
    summary: 'Makes a calendar address, shown this once; one that was there before stops working.',
    params: company,
    body: z.strictObject({ isDetailed: z.boolean().default(false) }),
    response: z.object({ feed: calendarFeedSchema, address: z.string() }),
    errors: [],
  },
  revokeCalendarFeed: {
    kind: 'json',
    method: 'DELETE',
    path: 'booking-calendars/{clientNumber}',
    access: 'person',
    feature: 'bookings',
    spec: 'assumed',
    summary: 'The calendar address stops working at once.',
    params: company,
    errors: [],
  },
  settings: {
    kind: 'json',
    method: 'GET',
    path: 'booking-settings/{clientNumber}',
    access: 'person',
    feature: 'bookings',
    spec: 'assumed',
    summary: 'Whether the organisation’s employees are reminded by mail the day before.',
    params: company,
    response: z.object({ remindsEmployees: z.boolean(), mayChange: z.boolean() }),
    errors: [],
  },
  updateSettings: {
    kind: 'json',
    method: 'PATCH',
    path: 'booking-settings/{clientNumber}',
    access: 'person',
    feature: 'bookings',
    spec: 'assumed',
    summary: 'Turns the reminders on or off; for HR only.',
    params: company,
    body: z.strictObject({ remindsEmployees: z.boolean() }),
    response: z.object({ remindsEmployees: z.boolean(), mayChange: z.boolean() }),
    errors: ['REMINDERS_HR_ONLY'],
  },
})
