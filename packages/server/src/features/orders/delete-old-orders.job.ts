import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { deleteOldOrders } from './delete-old-orders.ts'

/** Deletes orders 24 months after their latest event. */
export const deleteOldOrdersJob = defineJob({
  name: 'delete-old-orders',
  data: z.object({}),
  schedule: '37 * * * *',
  run: (_, services: Services) => deleteOldOrders(services),
})
