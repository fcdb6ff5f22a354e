import { z } from 'zod'
import { sessionAnswerSchema } from '../auth/auth.contract.ts'
import { defineContract } from '../contract/index.ts'
import { EMAIL_MAX_CHARACTERS } from '../limits/index.ts'

const address = z.strictObject({ email: z.string().max(EMAIL_MAX_CHARACTERS) })

/** Whether and how BankID works for an account that was just activated. */
const bankIdNextSchema = z.discriminatedUnion('kind', [
  /** No organisation of the account takes BankID. */
  z.object({ kind: z.literal('closed') }),
  /** The account has its identity number: BankID opens it. */
  z.object({ kind: z.literal('ready') }),
  /**
   * The next sign-in by BankID gives the account its identity number. The link stands for the email, which has been
   * shown already.
   */
  z.object({ kind: z.literal('bind'), identityLink: z.string() }),
  /** No employee has the account's email, so it cannot be told whose identity number to expect. */
  z.object({ kind: z.literal('not-employed') }),
])

const activationAnswerSchema = z.discriminatedUnion('next', [
  /** Signed in. `password` means that the user is to choose a first password. */
  sessionAnswerSchema.extend({ next: z.enum(['password', 'start']), bankId: bankIdNextSchema }),
  /** The account is active, and its organisations take BankID only. */
  z.object({ next: z.literal('bankid'), bankId: bankIdNextSchema }),
])
/** The result of an activation. */
export type ActivationAnswer = z.infer<typeof activationAnswerSchema>

export const accountsContract = defineContract('accounts', {
  requestActivation: {
    kind: 'json',
    method: 'POST',
    path: 'activations',
    access: 'none',
    spec: 'assumed',
    summary:
      'Mails instructions for activating an account; answers the same whether or not someone has the address.',
    body: address,
    errors: ['EMAIL_INCORRECT', 'TOO_MANY_REQUESTS'],
  },
  activate: {
    kind: 'json',
    method: 'POST',
    path: 'accounts',
    access: 'link',
    spec: 'portal §7',
    summary:
      'Activates the account that the link was emailed for, and signs in; where its organisations take BankID only, that is the next act.',
    response: activationAnswerSchema,
    errors: [
      'ACTIVATION_FAILED',
      'ALREADY_ACTIVE',
      'WRONG_LOGIN_METHOD',
      'CUSTOMER_CLOSED',
      'INSECURE_CONNECTION',
    ],
  },
  requestRecovery: {
    kind: 'json',
    method: 'POST',
    path: 'recoveries',
    access: 'none',
    spec: 'assumed',
    summary: 'Mails a link for choosing a new password.',
    body: address,
    errors: [
      'EMAIL_INCORRECT',
      'RECOVERY_FAILED',
      'NOT_ACTIVATED',
      'RECOVERY_NOT_PERMITTED',
      'WRONG_LOGIN_METHOD',
      'EMAIL_UNKNOWN',
      'TOO_MANY_REQUESTS',
    ],
  },
  checkPasswordLink: {
    kind: 'json',
    method: 'GET',
    path: 'passwords',
    access: 'link',
    spec: 'assumed',
    summary: 'Whether the link for a new password can still be used.',
    errors: ['LINK_EXPIRED', 'LINK_INCORRECT'],
  },
  setPassword: {
    kind: 'json',
    method: 'POST',
    path: 'passwords',
    access: 'link',
    spec: 'assumed',
    summary:
      'Sets the password of the account that the link was emailed for. Every session of it ends; it does not sign in.',
    body: z.strictObject({ password: z.string() }),
    errors: [
      'LINK_EXPIRED',
      'LINK_INCORRECT',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_TOO_LONG',
      'PASSWORD_TOO_COMMON',
      'PASSWORD_IS_EMAIL',
      'INSECURE_CONNECTION',
      'TOO_MANY_REQUESTS',
    ],
  },
  unsubscribe: {
    kind: 'json',
    method: 'POST',
    path: 'unsubscriptions',
    access: 'link',
    spec: 'assumed',
    summary: 'Turns off the notification emails that the link came with.',
    /** Whether they are all emails of the kind, not only those about one check-up. */
    response: z.object({ isAll: z.boolean() }),
    errors: ['LINK_EXPIRED', 'LINK_INCORRECT', 'NO_LONGER_EMPLOYED', 'ALREADY_UNSUBSCRIBED'],
  },
})
