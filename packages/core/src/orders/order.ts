import { z } from 'zod'
import { bookingStatuses } from '../bookings/index.ts'
import {
  customersMatterSchema,
  matterHeadSchema,
  matterProgressSchema,
  wholeMatterSchema,
} from '../matters/index.ts'
import { instantSchema, isoDateSchema } from '../primitives/index.ts'

/** An order is for one person, for a group, or for advice on what to order. */
export const ORDER_KINDS = ['person', 'group', 'counselling'] as const
export const orderKindSchema = z.enum(ORDER_KINDS)
export type OrderKind = (typeof ORDER_KINDS)[number]

const unitSchema = z.object({ id: z.uuid(), path: z.array(z.string()) })

/** The employee of an order. */
const orderedEmployeeSchema = z.object({
  /** Null for somebody who is in no personnel file yet: there is no page to lead to. */
  pidHash: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  protectedIdentity: z.boolean(),
})

/** One row of the list. What a viewer with limited access does not see is null. */
export const orderRowSchema = matterHeadSchema
  .extend({
    /** Null for an order of which only the text as it was sent is left. */
    status: matterProgressSchema.shape.status.nullable(),
    /** Null unless the status is closed. */
    ending: matterProgressSchema.shape.ending,
    kind: orderKindSchema.nullable(),
    service: z.string().nullable(),
    /** Null for an order that is not for one person. */
    employee: orderedEmployeeSchema.nullable(),
    /** The units of a group or counselling order, and of a new employee; the first three. */
    units: z.array(z.array(z.string())),
    unitCount: z.int(),
    /** The case worker who has taken it on. */
    handler: z.string().nullable(),
    latestEventAt: instantSchema.nullable(),
    /** Messages that the user has not read, on what the user made, answered or receives feedback on. */
    unread: z.int(),
    /** The provider waits for an answer of the customer. */
    awaitsAnswer: z.boolean(),
    /** `text`: the user made the order and has lost access since. */
    access: z.enum(['full', 'limited', 'text']),
  })
  .meta({ id: 'Order' })
export type OrderRow = z.infer<typeof orderRowSchema>

/** A visit that was booked for an order. */
const orderBookingSchema = z.object({
  id: z.uuid(),
  service: z.string(),
  startsAt: instantSchema,
  endsAt: instantSchema,
  status: bookingStatuses.schema,
})

/** Where the visits are to be. Null for a service without a place. */
const orderPlaceSchema = z.object({
  city: z.string(),
  clinic: z.object({ id: z.string(), name: z.string() }),
  partner: z
    .object({
      companyName: z.string(),
      recipient: z.string(),
      street: z.string(),
      postalCode: z.string(),
      postalTown: z.string(),
      desiredCity: z.string().nullable(),
    })
    .nullable(),
})

/** What the orderer wrote, as it was sent. */
export const orderContentsSchema = z
  .object({
    service: z.object({ id: z.string().nullable(), name: z.string() }),
    subCategories: z.array(z.string()),
    /** Of counselling. */
    subject: z.string().nullable(),
    /** The current need; null where none was written. */
    message: z.string().nullable(),
    /** Of a group or counselling order. */
    description: z.string().nullable(),
    visitsPerEmployee: z.int().nullable(),
    individualVisits: z.boolean(),
    /** Of counselling. */
    location: z.string().nullable(),
    place: orderPlaceSchema.nullable(),
    userMobilePhone: z.string(),
    purchaseOrderNumber: z.string().nullable(),
    /** Null when the orderer gets the feedback. */
    feedback: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'OrderContents' })
export type OrderContents = z.infer<typeof orderContentsSchema>

/** What is told of a whole order, to customer and provider alike. */
export const wholeOrderSchema = wholeMatterSchema.extend({
  kind: orderKindSchema,
  employee: orderedEmployeeSchema.nullable(),
  /** With the comment that the orderer wrote for each. */
  units: z.array(unitSchema.extend({ comment: z.string().nullable() })),
  contents: orderContentsSchema,
  /** Those that the viewer may see. */
  bookings: z.array(orderBookingSchema),
  /** The day on which an answer is expected at the latest, where the service says so. */
  expectedAnswer: isoDateSchema.nullable(),
})

/** Everything about one order, as far as the viewer may see it. @spec §6 */
export const orderDetailsSchema = z
  .discriminatedUnion('access', [
    wholeOrderSchema.extend(customersMatterSchema.shape).extend({
      access: z.literal('full'),
      /** The viewer may order the same again. */
      mayOrderAgain: z.boolean(),
    }),
    /** Some units of the order are outside the viewer's roles, or the viewer is a machine. */
    matterHeadSchema.extend(matterProgressSchema.shape).extend({
      access: z.literal('limited'),
      bookings: z.array(orderBookingSchema),
    }),
    /** The viewer made it and has lost access: the text as it was sent. */
    matterHeadSchema.extend({ access: z.literal('text'), service: z.string(), text: z.string() }),
  ])
  .meta({ id: 'OrderDetails' })
export type OrderDetails = z.infer<typeof orderDetailsSchema>
export type WholeOrder = Extract<OrderDetails, { access: 'full' }>

/** What is told once an order is sent. */
export const sentOrderSchema = matterHeadSchema.extend({
  expectedAnswer: isoDateSchema.nullable(),
  /** Where the receipt was mailed. */
  receiptTo: z.string(),
})
export type SentOrder = z.infer<typeof sentOrderSchema>
