import { instantSchema } from '@salvia/core/primitives'
import { z } from 'zod'
import type { JobKind } from '../../jobs/job-queue.ts'

/** Told when the booking system has refused a booking that was made for an order. The feature of orders takes it on. */
export const REFUSED_BOOKING = {
  name: 'note-refused-booking',
  /** Who had booked, and when it was refused. */
  data: z.object({ orderId: z.uuid(), accountId: z.uuid(), at: instantSchema }),
} as const satisfies JobKind
