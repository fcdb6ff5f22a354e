import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../../jobs/job.ts'
import type { Services } from '../../../services.ts'
import { mailText } from './case-mail.ts'

/**
 * Mails a case worker's question, or the reason of a rejection, to the sender of the file or to the named account.
 */
export const mailCaseText = defineJob({
  name: 'mail-case-text',
  data: z.object({ historyId: z.int(), accountId: z.uuid().optional() }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (about, services: Services) => mailText(services, about),
})
