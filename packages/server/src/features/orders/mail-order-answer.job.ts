import { instantSchema } from '@salvia/core/primitives'
import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { mailAnswer } from '../matters/answer-mail.ts'
import { ORDER_ANSWER_MAILS } from './order-mail.ts'

/** Mails one user that the provider has answered an order. */
export const mailOrderAnswer = defineJob({
  name: 'mail-order-answer',
  // Older than the other kinds: jobs that are queued name the order.
  data: z.object({ orderId: z.uuid(), accountId: z.uuid(), at: instantSchema, origin: z.string() }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: ({ orderId, ...answer }, services: Services) =>
    mailAnswer(services, ORDER_ANSWER_MAILS, { matterId: orderId, ...answer }),
})
