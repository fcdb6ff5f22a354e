import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { tellOfWithdrawals } from './tell-withdrawals.ts'

/** Queues the mails about withdrawn certificates, after each batch of the feed. */
export const tellWithdrawals = defineJob({
  name: 'tell-withdrawals',
  data: z.object({}),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (_, services: Services) => tellOfWithdrawals(services),
})
