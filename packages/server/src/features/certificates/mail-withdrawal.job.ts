import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { sendWithdrawalMail } from './withdrawal-mail.ts'

/** Sends the mail about one withdrawn certificate to one reader. */
export const mailWithdrawal = defineJob({
  name: 'mail-withdrawal',
  data: z.object({ withdrawalId: z.uuid(), accountId: z.uuid() }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (mail, services: Services) => sendWithdrawalMail(services, mail),
})
