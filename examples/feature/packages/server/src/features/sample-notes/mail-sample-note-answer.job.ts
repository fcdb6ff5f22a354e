import { instantSchema } from '@salvia/core/primitives'
import { z } from 'zod'
import { isAgreed } from '../../access/company-access.ts'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { type AnswerMails, mailAnswer } from '../matters/answer-mail.ts'

/** Whoever follows one sees it as long as the company has the feature. */
const MAILS: AnswerMails = {
  kind: 'sample-note',
  help: 'orders',
  maySee: async (_db, _matter, { agreed }) => isAgreed('sample-notes', { agreed }),
}

/** Mails one user that the provider has answered. */
export const mailSampleNoteAnswer = defineJob({
  name: 'mail-sample-note-answer',
  data: z.object({ matterId: z.uuid(), accountId: z.uuid(), at: instantSchema, origin: z.string() }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (answer, services: Services) => mailAnswer(services, MAILS, answer),
})
