import { slotSchema } from '@salvia/core/bookings'
import { type OrderCase, type OrderSlot, orderCaseSchema } from '@salvia/core/order-cases'
import { addElapsed, instantOf } from '@salvia/core/primitives'
import { exampleConversation } from './conversations.ts'

const ORDER = {
  id: '6a1f0f52-0c1d-4c7e-8f3b-5d1f7c9a2b31',
  number: 'B-20042',
  createdAt: '2026-11-18T08:15:00.000Z',
  status: 'sent',
  ending: null,
  kind: 'person',
  maker: 'Camilla Dahlström',
  handler: null,
  employee: { pidHash: 'hash', firstName: 'Maja', lastName: 'Lind', protectedIdentity: false },
  units: [],
  contents: {
    service: { id: 'samtal', name: 'Hälsosamtal' },
    subCategories: [],
    subject: null,
    message: 'Ont i axeln sedan i höstas.',
    description: null,
    visitsPerEmployee: null,
    individualVisits: false,
    location: null,
    place: { city: 'Björkby', clinic: { id: 'bjorkby', name: 'Mottagningen Björkby' }, partner: null },
    userMobilePhone: '0701740682',
    purchaseOrderNumber: null,
    feedback: null,
  },
  attachments: [],
  steps: [{ event: 'sent', at: '2026-11-18T08:15:00.000Z', by: 'Camilla Dahlström' }],
  conversation: exampleConversation([]),
  awaitsAnswer: false,
  bookings: [],
  expectedAnswer: '2026-11-25',
  version: 1,
  clientNumber: '10401',
  company: 'Kvarnhälle AB',
  isMine: false,
  makerEmail: 'camilla@exempel.se',
  person: {
    pid: '198112189876',
    phone: '0701740605',
    email: 'maja.lind@exempel.se',
    unit: ['Produktion', 'Montering'],
    isNew: false,
  },
  actions: ['take-on', 'handle', 'close'],
  mayBook: true,
  notes: [],
}

/** An order for one person that nobody has taken on. @example exampleOrderCase({ handler: 'Elsa Wiik' }) */
export function exampleOrderCase(other: Partial<OrderCase> = {}): OrderCase {
  return { ...orderCaseSchema.parse(ORDER), ...other }
}

/** The same, taken on by the reader. */
export function ownOrderCase(other: Partial<OrderCase> = {}): OrderCase {
  return exampleOrderCase({
    status: 'received',
    handler: 'Hanna Leijon',
    isMine: true,
    version: 2,
    actions: ['handle', 'close'],
    ...other,
  })
}

/** A visit that was booked at a clinic. */
export function exampleOrderBooking(
  slot: Pick<OrderSlot, 'startsAt' | 'endsAt'>,
  other: Partial<OrderCase['bookings'][number]> = {},
): OrderCase['bookings'][number] {
  return {
    ...{ id: '0b7e6a52-6f2c-4a8e-9f57-6d2f3a1c9e11', service: 'Hälsosamtal', status: 'upcoming' },
    ...{ startsAt: slot.startsAt, endsAt: slot.endsAt, unconfirmed: null },
    ...{ visitType: 'unit', clinic: 'Mottagningen Björkby', address: 'Storgatan 3, Björkby' },
    caregiver: { name: 'Eva Öberg', occupation: 'Psykolog' },
    ...other,
  }
}

/** A free time of an hour. */
export function exampleOrderSlot(startsAt: string, other: Partial<OrderSlot> = {}): OrderSlot {
  const from = instantOf(startsAt)
  return {
    ...slotSchema.parse({
      id: 'tid-1',
      startsAt: from,
      endsAt: addElapsed(from, { hours: 1 }),
      visitType: 'unit',
      address: 'Storgatan 3, Björkby',
      caregiver: { name: 'Eva Öberg', occupation: 'Psykolog' },
      latestCancellation: from,
      otherVisit: null,
    }),
    otherVisit: null,
    ...other,
  }
}
