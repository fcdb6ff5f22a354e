import { slotSchema } from '@salvia/core/bookings'
import { type OrderCase, type OrderSlot, orderCaseSchema } from '@salvia/core/order-cases'
import { addElapsed, instantOf } from '@salvia/core/primitives'
import { exampleMatterCase } from './whole-matter.ts'

const ORDER = {
  ...exampleMatterCase,
  kind: 'person',
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
  bookings: [],
  expectedAnswer: '2026-11-25',
  person: {
    pid: '198112189876',
    phone: '0701740605',
    email: 'maja.lind@exempel.se',
    unit: ['Produktion', 'Montering'],
    isNew: false,
  },
  mayBook: true,
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
