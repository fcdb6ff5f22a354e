import type { OrderRow, WholeOrder } from '@salvia/core/orders'
import { instantOf } from '@salvia/core/primitives'
import { exampleConversation } from './conversations.ts'

const SENT_AT = instantOf('2026-11-20T09:00:00.000Z')
const EMPLOYEE = { pidHash: 'hash', firstName: 'Linnéa', lastName: 'Hed', protectedIdentity: false }

const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A row of the list: an order for one person that has been sent. @example exampleOrderRow(1, { unread: 2 }) */
export function exampleOrderRow(number: number, other: Partial<OrderRow> = {}): OrderRow {
  return {
    id: idOf(number),
    number: `B-${20_000 + number}`,
    createdAt: SENT_AT,
    status: 'sent',
    ending: null,
    kind: 'person',
    service: 'Återgångssamtal',
    employee: EMPLOYEE,
    units: [],
    unitCount: 0,
    handler: null,
    latestEventAt: SENT_AT,
    unread: 0,
    awaitsAnswer: false,
    access: 'full',
    ...other,
  }
}

/** All of an order for one person that has been sent. @example exampleOrder({ status: 'received' }) */
export function exampleOrder(other: Partial<WholeOrder> = {}): WholeOrder {
  return {
    access: 'full',
    id: idOf(1),
    number: 'B-20001',
    createdAt: SENT_AT,
    status: 'sent',
    ending: null,
    kind: 'person',
    maker: 'Karin Ahl',
    handler: null,
    employee: EMPLOYEE,
    units: [],
    contents: {
      service: { id: 'atergang', name: 'Återgångssamtal' },
      subCategories: [],
      subject: null,
      message: 'Linnéa är på väg tillbaka.\nVi vill planera för det.',
      description: null,
      visitsPerEmployee: null,
      individualVisits: false,
      location: null,
      place: { city: 'Björkby', clinic: { id: 'bjorkby', name: 'Mottagningen Björkby' }, partner: null },
      userMobilePhone: '0701740605',
      purchaseOrderNumber: '4711',
      feedback: null,
    },
    attachments: [],
    steps: [{ event: 'sent', at: SENT_AT, by: 'Karin Ahl' }],
    conversation: exampleConversation([]),
    awaitsAnswer: false,
    bookings: [],
    expectedAnswer: null,
    isOwn: true,
    mayWithdraw: true,
    mayOrderAgain: true,
    ...other,
  }
}
