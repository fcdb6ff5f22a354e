import { z } from 'zod'
import { attachmentSchema, conversationSchema } from '../conversations/index.ts'
import { orderContentsSchema, wholeOrderSchema } from '../orders/index.ts'
import { instantSchema } from '../primitives/index.ts'
import { defineOutgoing } from './define-outgoing.ts'

/** A file is fetched from `feeds/orders/{id of the order}/attachments/{id of the file}` once it can be opened. */
const fileSchema = attachmentSchema.pick({ id: true, name: true, bytes: true, type: true, state: true })

const messageSchema = conversationSchema.shape.messages.element
  .pick({ id: true, number: true, party: true, sender: true, text: true, asksForAnswer: true, at: true })
  .extend({ attachments: z.array(fileSchema) })

/** The person whom an order is for. */
const personSchema = z.object({
  /** 12 digits. */
  pid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null for a protected identity, as is the phone number. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  protectedIdentity: z.boolean(),
  /** In no personnel file of the customer. */
  isNew: z.boolean(),
  /** Names of the units from the top down. */
  unit: z.array(z.string()),
})

/** Everything that the customer wrote about one order, and where it stands. */
const outgoingOrderSchema = wholeOrderSchema
  .pick({
    ...{ id: true, number: true, createdAt: true, kind: true, status: true, ending: true },
    ...{ handler: true, units: true, steps: true, expectedAnswer: true, awaitsAnswer: true },
  })
  .extend({
    clientNumber: z.string(),
    company: z.string(),
    maker: z.object({ name: z.string(), email: z.string() }),
    /** Null for an order that is not for one person. */
    person: personSchema.nullable(),
    contents: orderContentsSchema,
    /** The files that were sent with the order itself. */
    attachments: z.array(fileSchema),
    /** The oldest first. */
    messages: z.array(messageSchema),
    /** The last moment at which the customer can write; null while nothing counts down. Its passing is no change. */
    locksAt: instantSchema.nullable(),
    latestEventAt: instantSchema,
  })
  .meta({ id: 'OutgoingOrder' })
export type OutgoingOrder = z.infer<typeof outgoingOrderSchema>

/** Grows with each change of any order. */
const number = z.int()

/** The last change of an order. */
const orderChangeSchema = z
  .discriminatedUnion('op', [
    z.object({ number, id: z.uuid(), op: z.literal('put'), order: outgoingOrderSchema }),
    /** The order is deleted, as all are some time after their latest event. */
    z.object({ number, id: z.uuid(), op: z.literal('delete') }),
  ])
  .meta({ id: 'OrderChange' })
export type OrderChange = z.infer<typeof orderChangeSchema>

/** The orders of all customers, for the provider's own systems. */
export const outgoingOrders = defineOutgoing({
  summary: 'The last change of an order of a customer, with what was written about it and where it stands.',
  change: orderChangeSchema,
  examples: [
    {
      number: 412,
      id: '7b1c9f0e-4a52-4c1d-9e37-2f6a8d5b3c10',
      op: 'put',
      order: {
        id: '7b1c9f0e-4a52-4c1d-9e37-2f6a8d5b3c10',
        number: 'B-20117',
        createdAt: '2026-11-23T08:24:00.000Z',
        kind: 'person',
        status: 'received',
        ending: null,
        handler: 'Hanna Leijon',
        clientNumber: '10401',
        company: 'Kvarnhälle Industri AB',
        maker: { name: 'Camilla Dahlström', email: 'chef@demo.example' },
        person: {
          pid: '198407072381',
          firstName: 'Elin',
          lastName: 'Forsberg',
          email: 'elin.forsberg@demo.example',
          phone: '0701740605',
          protectedIdentity: false,
          isNew: false,
          unit: ['Produktion', 'Montering', 'Slutmontering'],
        },
        units: [],
        contents: {
          service: { id: 'samtal-foretagslakare', name: 'Samtal med företagsläkare' },
          subCategories: [],
          subject: null,
          message: 'Har haft ont i axeln i ett par månader och får svårt med lyften.',
          description: null,
          visitsPerEmployee: null,
          individualVisits: false,
          location: null,
          place: {
            city: 'Kvarnhälle',
            clinic: { id: 'kvarnhalle', name: 'Mottagningen Kvarnhälle' },
            partner: null,
          },
          userMobilePhone: '0701740606',
          purchaseOrderNumber: '4500118732',
          feedback: null,
        },
        attachments: [
          {
            id: 'c2d4e6f8-1a3b-4c5d-8e7f-90a1b2c3d4e5',
            name: 'arbetsbeskrivning.txt',
            bytes: 268,
            type: 'txt',
            state: 'clean',
          },
        ],
        messages: [
          {
            id: '0f1e2d3c-4b5a-4968-8776-a5b4c3d2e1f0',
            number: 1,
            party: 'provider',
            sender: 'Hanna Leijon',
            text: 'Tack för beställningen. Går det bra att vi ringer direkt?',
            asksForAnswer: true,
            at: '2026-11-23T09:02:00.000Z',
            attachments: [],
          },
        ],
        steps: [
          {
            event: 'sent',
            at: '2026-11-23T08:24:00.000Z',
            by: 'Camilla Dahlström',
          },
          { event: 'taken-on', at: '2026-11-23T09:00:00.000Z', by: 'Hanna Leijon' },
        ],
        awaitsAnswer: false,
        expectedAnswer: '2026-11-25',
        locksAt: null,
        latestEventAt: '2026-11-23T09:02:00.000Z',
      },
    },
    { number: 413, id: '5e6f7a8b-9c0d-4e1f-a2b3-c4d5e6f7a8b9', op: 'delete' },
  ],
})
