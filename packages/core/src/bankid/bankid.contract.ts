import { z } from 'zod'
import { sessionAnswerSchema } from '../auth/auth.contract.ts'
import { defineContract } from '../contract/index.ts'
import { BANKID_STARTS } from './message-of.ts'
import { bankIdMessageSchema } from './messages.ts'

const WORD_MAX_CHARACTERS = 100
const PATH_MAX_CHARACTERS = 200

const LINK_MAX_CHARACTERS = 100

/** Those below are for services of the system. */
const LEAST_FREE_PORT = 1024
const GREATEST_PORT = 65_535

const orderRef = z.string().min(1).max(WORD_MAX_CHARACTERS)

/** Links that open the BankID app with the order. Computers and phones need different ones. */
const bankIdLinksSchema = z.object({ computer: z.string(), phone: z.string() })
export type BankIdLinks = z.infer<typeof bankIdLinksSchema>

const pendingSchema = z.object({
  status: z.literal('pending'),
  orderRef,
  message: bankIdMessageSchema,
  /** The text of the QR code to show now. It changes each second. Null if there is nothing to scan. */
  qrCode: z.string().nullable(),
})
const failedSchema = z.object({ status: z.literal('failed'), message: bankIdMessageSchema })

const startAnswerSchema = z.discriminatedUnion('status', [
  pendingSchema.extend({
    /** Null for an order that is scanned. */
    links: bankIdLinksSchema.nullable(),
  }),
  failedSchema,
])
/** The order that was started, or the message that says why none was. */
export type BankIdStartAnswer = z.infer<typeof startAnswerSchema>

const collectAnswerSchema = z.discriminatedUnion('status', [
  pendingSchema,
  failedSchema,
  sessionAnswerSchema.extend({ status: z.literal('complete') }),
])
/** The state of an order. A completed one is answered once, with the whole session. */
export type BankIdCollectAnswer = z.infer<typeof collectAnswerSchema>

/** A path of the portal itself, without a fragment. */
const returnPath = z
  .string()
  .max(PATH_MAX_CHARACTERS)
  .regex(/^\/(?![/\\])[^\s#\\]*$/)

export const bankidContract = defineContract('bankid', {
  start: {
    kind: 'json',
    method: 'POST',
    path: 'bankid/orders',
    access: 'none',
    isLong: true,
    spec: 'portal §7',
    summary:
      'Begins a sign-in by BankID, bound to the caller by a cookie; one that the same browser has under way is cancelled.',
    body: z.strictObject({
      start: z.enum(BANKID_STARTS),
      /** Where the app leads the browser back to, for an order on the same device; `/` where absent. */
      returnPath: returnPath.optional(),
      /**
       * The port of a program that began the order on the user's own computer: the app leads the browser there, at
       * 127.0.0.1, in place of `returnPath`.
       */
      returnPort: z.int().min(LEAST_FREE_PORT).max(GREATEST_PORT).optional(),
      /**
       * The token of the mailed link that led here. The account of that link gets the identity number that BankID
       * shows.
       */
      identityLink: z.string().min(1).max(LINK_MAX_CHARACTERS).optional(),
    }),
    response: startAnswerSchema,
    errors: ['BANKID_OFF', 'INSECURE_CONNECTION', 'TOO_MANY_REQUESTS', 'LINK_EXPIRED', 'LINK_INCORRECT'],
  },
  collect: {
    kind: 'json',
    method: 'POST',
    path: 'bankid/tokens',
    access: 'none',
    isLong: true,
    spec: 'portal §7',
    summary: 'Answers how a sign-in by BankID stands; when it is complete, the session, once.',
    body: z
      .strictObject({
        orderRef: orderRef.optional(),
        /** The nonce from the fragment of the address that the app led back to. It also identifies the order. */
        returnNonce: z.string().min(1).max(WORD_MAX_CHARACTERS).optional(),
      })
      .refine(({ orderRef, returnNonce }) => orderRef ?? returnNonce, { path: ['orderRef'] }),
    response: collectAnswerSchema,
    errors: [
      'NOT_FOUND',
      'BANKID_ORDER_ENDED',
      'BANKID_NOT_ACCEPTED',
      'BANKID_ACCOUNT_NOT_ACTIVE',
      'BANKID_LINK_MAILED',
      'BANKID_ACCOUNT_UNCLEAR',
      'BANKID_NO_ADDRESS',
      'BANKID_NOT_MATCHED',
      'LINK_EXPIRED',
      'SIGN_IN_NOT_PERMITTED',
      'SIGN_IN_NOT_AUTHORISED',
      'CUSTOMER_CLOSED',
      'INSECURE_CONNECTION',
    ],
  },
  cancel: {
    kind: 'json',
    method: 'DELETE',
    path: 'bankid/orders/{orderRef}',
    access: 'none',
    isLong: true,
    spec: 'portal §7',
    summary: 'Cancels a sign-in by BankID.',
    params: z.object({ orderRef }),
    errors: [],
  },
})
