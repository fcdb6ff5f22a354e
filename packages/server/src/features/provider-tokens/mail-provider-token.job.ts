import { instantSchema } from '@salvia/core/primitives'
import { z } from 'zod'
import { defineJob, RETRIES_OF_AWAITED_WORK } from '../../jobs/job.ts'
import type { Services } from '../../services.ts'
import { mailProviderTokenNotice, PROVIDER_TOKEN_NOTICES } from './provider-token-mail.ts'

/** Mails a case worker what happened to tokens of the provider's own systems. */
export const mailProviderToken = defineJob({
  name: 'mail-provider-token',
  data: z.object({
    kind: z.enum(PROVIDER_TOKEN_NOTICES),
    tokenIds: z.array(z.uuid()),
    recipientId: z.uuid(),
    actorId: z.uuid().nullable(),
    origin: z.string(),
    at: instantSchema,
  }),
  retries: RETRIES_OF_AWAITED_WORK,
  run: (notice, services: Services) => mailProviderTokenNotice(services, notice),
})
