import { z } from 'zod'
import { defineContract } from '../contract/index.ts'
import { NAME_MAX_CHARACTERS } from '../limits/index.ts'
import { instantSchema } from '../primitives/index.ts'
import { PROVIDER_KINDS } from './catalogue.ts'

/** A token of one of the provider's own systems. The secret itself is answered only once, when the token is made. */
const providerTokenSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  kinds: z.array(z.enum(PROVIDER_KINDS)),
  createdAt: instantSchema,
  /** The name of the case worker who made it; null if it was made with the command that provisions. */
  createdBy: z.string().nullable(),
  expiresAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
  /** Why it works no longer before its time: who made it is no case worker any more. Null while it works. */
  endedBecause: z.enum(['maker-gone']).nullable(),
})
export type ProviderToken = z.infer<typeof providerTokenSchema>

const madeProviderTokenSchema = providerTokenSchema.extend({ token: z.string() })
export type MadeProviderToken = z.infer<typeof madeProviderTokenSchema>

/** The provider looks after the tokens of its own systems. */
export const providerTokensContract = defineContract('providerTokens', {
  list: {
    kind: 'json',
    method: 'GET',
    path: 'provider-tokens',
    access: 'caseWorker',
    spec: 'assumed',
    summary:
      'Lists the tokens of the provider’s own systems that are neither revoked nor expired, without their secrets; one whose maker is gone with that reason.',
    response: z.object({ items: z.array(providerTokenSchema) }),
    errors: [],
  },
  create: {
    kind: 'json',
    method: 'POST',
    path: 'provider-tokens',
    access: 'caseWorker',
    spec: 'assumed',
    summary:
      'Makes a token for the chosen kinds, to send or to read, after a recent sign-in. Its secret is answered this once, and all case workers are told by email.',
    body: z.strictObject({
      name: z.string().trim().min(1).max(NAME_MAX_CHARACTERS),
      kinds: z.array(z.enum(PROVIDER_KINDS)).min(1),
    }),
    response: madeProviderTokenSchema,
    idempotent: true,
    errors: ['SIGN_IN_TOO_OLD'],
  },
  revoke: {
    kind: 'json',
    method: 'DELETE',
    path: 'provider-tokens/{id}',
    access: 'caseWorker',
    spec: 'assumed',
    summary:
      'Revokes a token of one of the provider’s own systems at once; all case workers are told by email.',
    params: z.object({ id: z.uuid() }),
    errors: [],
  },
})
