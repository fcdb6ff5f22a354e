import { z } from 'zod'

/** Ways of the provider to misbehave, each with what it does in a developer's words. */
export const MISBEHAVIOURS = {
  slow: 'answers late',
  silent: 'never answers',
  cut: 'breaks the connection in the middle of the answer',
  garbage: 'answers JSON that is none',
  'wrong-content-type': 'answers a page instead of JSON',
  empty: 'answers nothing',
  huge: 'answers far too much',
  redirect: 'leads to another address',
  'too-late': 'has forgotten the order',
  'other-order': 'answers for another order',
  'no-person': 'is complete, and does not say who it was',
  'unknown-status': 'answers a status that nobody knows',
} as const satisfies Record<string, string>
export type Misbehaviour = keyof typeof MISBEHAVIOURS

const [first, ...others] = Object.keys(MISBEHAVIOURS) as [Misbehaviour, ...Misbehaviour[]]

/** What can be made to happen to an order. */
export const playSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** Signs: a demo account by its e-mail, or anyone by an identity number. */
    kind: z.literal('person'),
    email: z.string().optional(),
    personalNumber: z
      .string()
      .regex(/^\d{12}$/)
      .optional(),
    /** Of the device that signs; that of the browser where absent. */
    ipAddress: z.string().optional(),
  }),
  z.strictObject({
    kind: z.literal('hint'),
    status: z.enum(['pending', 'failed']),
    hintCode: z.string().min(1).max(100),
  }),
  z.strictObject({
    kind: z.literal('error'),
    errorCode: z.string().min(1).max(100),
    /** So many times, and then it is over; without end where absent. */
    times: z.int().positive().optional(),
  }),
  z.strictObject({
    kind: z.literal('misbehaviour'),
    name: z.enum([first, ...others]),
    /** How late `slow` is. */
    delayMs: z.int().nonnegative().max(60_000).default(3_000),
  }),
])
export type Play = z.output<typeof playSchema>

/** Which order is meant: one that is named in any way that an app could, the latest that waits, or the next to come. */
export const playedOrderSchema = z.union([
  z.strictObject({ orderRef: z.string() }),
  z.strictObject({ autoStartToken: z.string() }),
  z.strictObject({ qrCode: z.string() }),
  z.enum(['latest', 'next']),
])
export type PlayedOrder = z.output<typeof playedOrderSchema>
