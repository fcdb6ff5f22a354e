import { z } from 'zod'
import { mailText } from '../features/cases/case-mail.ts'
import { defineJob, RETRIES_OF_WORK_OWED } from './job.ts'

/** Sends a case worker's question, or the reason of a rejection, to the one who sent the file or to the account that is named. */
export const mailCaseText = defineJob({
  name: 'mail-case-text',
  data: z.object({ historyId: z.int(), accountId: z.uuid().optional() }),
  retries: RETRIES_OF_WORK_OWED,
  run: (about, services) => mailText(services, about),
})
