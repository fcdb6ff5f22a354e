import { instantSchema } from '@salvia/core/primitives'
import { z } from 'zod'
import { ACCOUNT_MAILS, sendAccountMail } from '../features/accounts/account-mail.ts'
import { defineJob, RETRIES_OF_WORK_OWED } from './job.ts'

/** Mails a link or a notice to the owner of an account; without an account there is nobody to mail. */
export const accountMailJob = defineJob({
  name: 'mail-account-letter',
  data: z.object({
    kind: z.enum(ACCOUNT_MAILS),
    accountId: z.uuid().nullable(),
    linkId: z.uuid().optional(),
    origin: z.string(),
    at: instantSchema,
  }),
  retries: RETRIES_OF_WORK_OWED,
  run: (template, services) => sendAccountMail(services, template),
})
