import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { deleteOldMatters } from '../matters/delete-old-matters.ts'
import { ORDER_ACTS } from './order-acts.ts'

/** Deletes orders 24 months after their latest event. */
export const deleteOldOrdersJob = defineJob({
  name: 'delete-old-orders',
  data: z.object({}),
  schedule: '37 * * * *',
  run: (_, services: Services) => deleteOldMatters(services, ORDER_ACTS),
})
