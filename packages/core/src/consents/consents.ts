import { z } from 'zod'

/** What a user may say yes or no to. @spec §3 */
export const CONSENTS = ['analytics'] as const
export type ConsentName = (typeof CONSENTS)[number]

/** What was said to each consent; `needed` has no answer yet. */
export const consentSchema = z.object({
  given: z.array(z.string()),
  needed: z.array(z.string()),
  declined: z.array(z.string()),
})
export type Consent = z.infer<typeof consentSchema>
