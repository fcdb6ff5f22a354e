import type { Text } from '@salvia/core/i18n'
import { z } from 'zod'

/** Ways in which the provider can misbehave, each with its description. */
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

/** What can happen to an order. */
export const playSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    /** Signs the order: a demo account by its email, or anyone by an identity number. */
    kind: z.literal('person'),
    email: z.string().optional(),
    personalNumber: z
      .string()
      .regex(/^\d{12}$/)
      .optional(),
    /** Address of the device that signs. That of the browser if absent. */
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
    /** How many times. Without end if absent. */
    times: z.int().positive().optional(),
  }),
  z.strictObject({
    kind: z.literal('misbehaviour'),
    name: z.enum([first, ...others]),
    /** Delay of `slow`, in milliseconds. */
    delayMs: z.int().nonnegative().max(60_000).default(3_000),
  }),
])
export type Play = z.output<typeof playSchema>

/** Which order: one with a name that an app could know it by, the latest pending one, or the next to come. */
export const playedOrderSchema = z.union([
  z.strictObject({ orderRef: z.string() }),
  z.strictObject({ autoStartToken: z.string() }),
  z.strictObject({ qrCode: z.string() }),
  z.enum(['latest', 'next']),
])
export type PlayedOrder = z.output<typeof playedOrderSchema>
