import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { mailReceipt } from './order-receipt.ts'

/** Mails the orderer that an order has been sent. */
export const mailOrderReceipt = defineJob({
  name: 'mail-order-receipt',
  data: z.object({ orderId: z.uuid(), origin: z.string() }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (mail, services: Services) => mailReceipt(services, mail),
})
