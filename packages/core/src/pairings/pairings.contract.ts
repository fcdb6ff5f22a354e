import { z } from 'zod'
import { sessionAnswerSchema } from '../auth/auth.contract.ts'
import { defineContract } from '../contract/index.ts'
import { instantSchema } from '../primitives/index.ts'
import { deviceSchema } from '../sessions/device.ts'

const DEVICE_CODE_MAX_CHARACTERS = 100
const USER_CODE_MAX_CHARACTERS = 40

const ofDevice = z.strictObject({ deviceCode: z.string().min(1).max(DEVICE_CODE_MAX_CHARACTERS) })
/** The code as the user typed it. */
const ofUser = z.strictObject({ userCode: z.string().min(1).max(USER_CODE_MAX_CHARACTERS) })

const startedSchema = z.object({
  /** The secret of the terminal, with which it asks for its session. */
  deviceCode: z.string(),
  /** What the user types in the portal: `WDJB-MJHT`. */
  userCode: z.string(),
  /** The page of the portal where the code is typed. */
  address: z.string(),
  expiresAt: instantSchema,
})
export type StartedPairing = z.infer<typeof startedSchema>

const answerSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('pending') }),
  z.object({ status: z.literal('refused') }),
  sessionAnswerSchema.extend({ status: z.literal('complete') }),
])
/** How a pairing stands. An approved one is answered once, with the whole session. */
export type PairingAnswer = z.infer<typeof answerSchema>

const foundSchema = z.object({
  device: deviceSchema,
  startedAt: instantSchema,
  /** The terminal calls from the same network as the browser that asks here. */
  isSameNetwork: z.boolean(),
})
/** What a user is shown of the terminal before approving it. */
export type FoundPairing = z.infer<typeof foundSchema>

/** Signing in a terminal by a code that a signed-in user types and approves in the portal (RFC 8628). */
export const pairingsContract = defineContract('pairings', {
  start: {
    kind: 'json',
    method: 'POST',
    path: 'pairings',
    access: 'none',
    spec: 'assumed',
    summary:
      'Begins to sign in a terminal: a secret for the terminal, and a code that its user types in the portal.',
    response: startedSchema,
    errors: ['INSECURE_CONNECTION', 'TOO_MANY_REQUESTS'],
  },
  collect: {
    kind: 'json',
    method: 'POST',
    path: 'pairings/tokens',
    access: 'none',
    spec: 'assumed',
    summary: 'Answers the terminal how its pairing stands; when it is approved, the session, once.',
    body: ofDevice,
    response: answerSchema,
    errors: [
      'PAIRING_ENDED',
      'SIGN_IN_NOT_PERMITTED',
      'SIGN_IN_NOT_AUTHORISED',
      'CUSTOMER_CLOSED',
      'WRONG_LOGIN_METHOD',
      'INSECURE_CONNECTION',
    ],
  },
  cancel: {
    kind: 'json',
    method: 'POST',
    path: 'pairings/cancellations',
    access: 'none',
    spec: 'assumed',
    summary: 'Ends a pairing that the terminal no longer waits for.',
    body: ofDevice,
    errors: [],
  },
  find: {
    kind: 'json',
    method: 'POST',
    path: 'pairings/searches',
    access: 'person',
    spec: 'assumed',
    reads: true,
    summary: 'Finds the terminal that waits with a code; wrong codes are counted.',
    body: ofUser,
    response: foundSchema,
    errors: ['PAIRING_CODE_INVALID', 'TOO_MANY_REQUESTS'],
  },
  approve: {
    kind: 'json',
    method: 'POST',
    path: 'pairings/approvals',
    access: 'person',
    spec: 'assumed',
    summary:
      'Signs in the terminal that waits with a code, after a recent sign-in. Its session ends when that of the caller would.',
    body: ofUser,
    errors: ['PAIRING_CODE_INVALID', 'TOO_MANY_REQUESTS', 'SIGN_IN_TOO_OLD'],
  },
  refuse: {
    kind: 'json',
    method: 'POST',
    path: 'pairings/refusals',
    access: 'person',
    spec: 'assumed',
    summary: 'Refuses the terminal that waits with a code.',
    body: ofUser,
    errors: ['PAIRING_CODE_INVALID', 'TOO_MANY_REQUESTS'],
  },
})
