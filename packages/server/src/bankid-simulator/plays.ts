import type { Text } from '@salvia/core/i18n'
import { z } from 'zod'

/** Ways of the provider to misbehave, each with what it does. */
export const MISBEHAVIOURS = {
  slow: { sv: 'svarar sent', en: 'answers late' },
  silent: { sv: 'svarar aldrig', en: 'never answers' },
  cut: { sv: 'bryter mitt i svaret', en: 'breaks off in the middle of the answer' },
  garbage: { sv: 'svarar med trasig JSON', en: 'answers with broken JSON' },
  'wrong-content-type': { sv: 'svarar med en webbsida', en: 'answers with a web page' },
  empty: { sv: 'svarar tomt', en: 'answers nothing' },
  huge: { sv: 'svarar alldeles för mycket', en: 'answers far too much' },
  redirect: { sv: 'hänvisar till en annan adress', en: 'leads to another address' },
  'too-late': { sv: 'har glömt inloggningen', en: 'has forgotten the sign-in' },
  'other-order': { sv: 'svarar om en annan inloggning', en: 'answers for another sign-in' },
  'no-person': { sv: 'är klart utan att säga vem det var', en: 'is done without saying who it was' },
  'unknown-status': { sv: 'svarar med en okänd status', en: 'answers with an unknown status' },
} as const satisfies Record<string, Text>
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
