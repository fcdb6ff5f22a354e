import { stockholmClock } from '@salvia/core/primitives'
import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { planMails } from './plan-mails.ts'

/** Before this hour in Stockholm nobody gets a mail of the day. */
const FIRST_HOUR = 6

/** Plans the mails of a day about medical check-ups. It is tried each hour, so that a day comes late after an outage, and never twice. */
export const planCertificateMails = defineJob({
  name: 'plan-certificate-mails',
  data: z.object({}),
  schedule: '3 * * * *',
  run: async (_, services: Services) => {
    if (stockholmClock(services.clock.now()).hour >= FIRST_HOUR) await planMails(services)
  },
})
