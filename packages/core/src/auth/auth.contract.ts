import { z } from 'zod'
import { companySchema } from '../companies/company.ts'
import { consentSchema } from '../consents/consents.ts'
import { defineContract } from '../contract/index.ts'
import { PASSWORD_MAX_CHARACTERS } from '../limits/index.ts'

/** The answer of every way in. @spec §7 */
export const sessionAnswerSchema = z.object({
  accessToken: z.string(),
  consentsGiven: z.array(z.string()),
  consentsNeeded: z.array(z.string()),
  consentsDeclined: z.array(z.string()),
  authMethod: z.enum(['password', 'bankid', 'sso', 'token']),
  pid: z.string(),
  /**
   * Keyed hash that takes the place of the identity number in addresses; of the account id where there is no number.
   */
  pidHash: z.string(),
  email: z.string(),
  consent: consentSchema,
  companies: z.array(companySchema),
  mobilePhone: z.string().nullable(),
  workPhone: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
})
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>

export const authContract = defineContract('auth', {
  signIn: {
    kind: 'json',
    method: 'POST',
    path: 'tokens',
    access: 'none',
    spec: 'portal §7',
    summary: 'Signs in with email and password.',
    body: z.strictObject({
      email: z.string().max(320),
      password: z.string().max(PASSWORD_MAX_CHARACTERS),
    }),
    response: sessionAnswerSchema,
    errors: [
      'ACCOUNT_LOCKED',
      'SIGN_IN_FAILED',
      'SIGN_IN_NOT_PERMITTED',
      'SIGN_IN_NOT_AUTHORISED',
      'CUSTOMER_CLOSED',
      'WRONG_LOGIN_METHOD',
      'INSECURE_CONNECTION',
      'TOO_MANY_REQUESTS',
    ],
  },
  signOut: {
    kind: 'json',
    method: 'DELETE',
    path: 'tokens',
    access: 'person',
    spec: 'assumed',
    summary: 'Signs out: the session is revoked at once.',
    errors: [],
  },
  renew: {
    kind: 'json',
    method: 'POST',
    path: 'tokens/renewals',
    access: 'person',
    spec: 'assumed',
    summary: 'Answers a new access token for the session that is going on.',
    response: z.object({ accessToken: z.string() }),
    errors: ['TOO_MANY_REQUESTS'],
  },
})
