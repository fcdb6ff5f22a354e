import { isoDateSchema } from '@salvia/core/primitives'
import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { mailCertificates as mailOfDay } from './certificate-mail.ts'

/** Sends the mail of one user and day. One that was cut off after sending goes out again under the same id. */
export const mailCertificates = defineJob({
  name: 'mail-certificates',
  data: z.object({ accountId: z.uuid(), day: isoDateSchema }),
  // Tried again by the daily work while an earlier try still waits.
  oneAtATime: true,
  retries: RETRIES_OF_AWAITED_WORK,
  run: (mail, services: Services) => mailOfDay(services, mail),
})
