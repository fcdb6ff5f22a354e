import { instantSchema } from '@salvia/core/primitives'
import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { mailTokenNotice, TOKEN_NOTICES } from './token-mail.ts'

/** Mails a user who is HR what happened to machine tokens of the company. */
export const mailMachineToken = defineJob({
  name: 'mail-machine-token',
  data: z.object({
    kind: z.enum(TOKEN_NOTICES),
    tokenIds: z.array(z.uuid()),
    recipientId: z.uuid(),
    actorId: z.uuid(),
    origin: z.string(),
    at: instantSchema,
  }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (notice, services: Services) => mailTokenNotice(services, notice),
})
