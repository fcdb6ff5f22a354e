import { z } from 'zod'
import type { Text } from '../i18n/index.ts'
import { instantSchema } from '../primitives/index.ts'

/** A change made in the portal: a booking was made, moved or cancelled. */
type Change = 'book' | 'move' | 'cancel'

/**
 * The latest change of a booking in the portal, if the booking system has not confirmed it for some minutes, or has
 * refused it: then the booking is shown as it is in the booking system.
 */
export const unconfirmedChangeSchema = z.object({
  state: z.enum(['waiting', 'refused']),
  change: z.enum(['book', 'move', 'cancel']),
  at: instantSchema,
})
export type UnconfirmedChange = z.infer<typeof unconfirmedChangeSchema>

const NOTHING_TO_DO = {
  sv: 'Den skickas så snart bokningssystemet svarar. Du behöver inte göra något.',
  en: 'It is sent as soon as the booking system answers. You do not need to do anything.',
}
const AS_IT_IS = {
  sv: 'Här ser du vad som gäller i vårt bokningssystem. Ring oss om du vill ha hjälp.',
  en: 'This is what applies in our booking system. Call us if you want help.',
}

const TITLES: Readonly<Record<UnconfirmedChange['state'], Readonly<Record<Change, Text>>>> = {
  waiting: {
    book: { sv: 'Bokningen är inte bekräftad än', en: 'The booking is not confirmed yet' },
    move: { sv: 'Ombokningen är inte bekräftad än', en: 'The rescheduling is not confirmed yet' },
    cancel: { sv: 'Avbokningen är inte bekräftad än', en: 'The cancellation is not confirmed yet' },
  },
  refused: {
    book: { sv: 'Bokningen gick inte igenom', en: 'The booking did not go through' },
    move: { sv: 'Ombokningen gick inte igenom', en: 'The rescheduling did not go through' },
    cancel: { sv: 'Avbokningen gick inte igenom', en: 'The cancellation did not go through' },
  },
}

/** What the user is told of such a change, the same in the portal, the terminal and mails. */
export function unconfirmedChangeText({ state, change }: Pick<UnconfirmedChange, 'state' | 'change'>): {
  readonly title: Text
  readonly text: Text
} {
  return { title: TITLES[state][change], text: state === 'waiting' ? NOTHING_TO_DO : AS_IT_IS }
}
