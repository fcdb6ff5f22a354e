import { isoDateSchema } from '@salvia/core/primitives'
import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { mailDay } from './certificate-mail.ts'

/** Sends the mail of one user and day about medical check-ups. */
export const mailCertificates = defineJob({
  name: 'mail-certificates',
  data: z.object({ accountId: z.uuid(), day: isoDateSchema }),
  oneAtATime: true,
  retries: RETRIES_OF_AWAITED_WORK,
  run: (mail, services: Services) => mailDay(services, mail),
})
