import { z } from 'zod'

/** The consents that a user can give or decline. @spec §3 */
export const CONSENTS = ['analytics'] as const
export type ConsentName = (typeof CONSENTS)[number]

/** The answer to each consent. `needed` lists those without an answer. */
export const consentSchema = z.object({
  given: z.array(z.string()),
  needed: z.array(z.string()),
  declined: z.array(z.string()),
})
export type Consent = z.infer<typeof consentSchema>
