import { instantSchema } from '@salvia/core/primitives'
import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { ACCOUNT_MAILS, sendAccountMail } from './account-mail.ts'

/** Mails a link or a notice to the owner of an account. Mails nobody if there is no account. */
export const accountMailJob = defineJob({
  name: 'mail-account-letter',
  data: z.object({
    kind: z.enum(ACCOUNT_MAILS),
    accountId: z.uuid().nullable(),
    linkId: z.uuid().optional(),
    origin: z.string(),
    at: instantSchema,
  }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (template, services: Services) => sendAccountMail(services, template),
})
