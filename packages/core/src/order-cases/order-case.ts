import { z } from 'zod'
import { bookingSchema, slotSchema, unconfirmedChangeSchema } from '../bookings/index.ts'
import { caseWorkersMatterSchema } from '../matters/index.ts'
import { wholeOrderSchema } from '../orders/index.ts'
import { instantSchema } from '../primitives/index.ts'

/** One row of the provider's queue. */
export const orderCaseRowSchema = wholeOrderSchema
  .pick({ id: true, number: true, createdAt: true, status: true, ending: true, kind: true, handler: true })
  .extend({
    clientNumber: z.string(),
    company: z.string(),
    service: z.string(),
    /** The employee’s name, or how many units. */
    about: z.string(),
    clinic: z.string().nullable(),
    /** The reader has taken it on. */
    isMine: z.boolean(),
    /** The last time that a case worker did something with it; null if none has. */
    touchedAt: instantSchema.nullable(),
    /** No case worker has touched it for a day. */
    isUntouched: z.boolean(),
    /** Messages of the customer after the last act of a case worker. */
    unanswered: z.int(),
  })
  .meta({ id: 'OrderCase' })
export type OrderCaseRow = z.infer<typeof orderCaseRowSchema>

/** Everything about one order, for the case worker. */
export const orderCaseSchema = wholeOrderSchema
  .extend(caseWorkersMatterSchema.shape)
  .extend({
    clientNumber: z.string(),
    company: z.string(),
    /** How to reach who ordered. */
    makerEmail: z.string(),
    /** The person whom the order is for; null for a group or counselling. */
    person: z
      .object({
        /** 12 digits. */
        pid: z.string(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
        unit: z.array(z.string()),
        /** Not in the customer’s personnel file. */
        isNew: z.boolean(),
      })
      .nullable(),
    /**
     * The visits that were booked for it, each with its latest change if the booking system has not confirmed it. All
     * that a case worker is told of them stands here: their own pages are the customer's.
     */
    bookings: z.array(
      wholeOrderSchema.shape.bookings.element.extend({
        ...bookingSchema.pick({ visitType: true, address: true, caregiver: true }).shape,
        /** The name of the clinic; null for a visit elsewhere, and where none is known. */
        clinic: z.string().nullable(),
        unconfirmed: unconfirmedChangeSchema.nullable(),
      }),
    ),
    mayBook: z.boolean(),
  })
  .meta({ id: 'OrderCaseDetails' })
export type OrderCase = z.infer<typeof orderCaseSchema>

/** A free time for an order. */
export const orderSlotSchema = slotSchema.omit({ otherVisit: true }).extend({
  /** Another visit of the person at that time. */
  otherVisit: z.object({ service: z.string(), startsAt: instantSchema, endsAt: instantSchema }).nullable(),
})
export type OrderSlot = z.infer<typeof orderSlotSchema>
