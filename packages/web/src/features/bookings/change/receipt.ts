import { z } from 'zod'

const receiptSchema = z.object({
  /** The version of the booking that the change made: with a later one the receipt is not true any more. */
  version: z.int(),
  /** The employee has been mailed from the receipt. */
  isTold: z.boolean(),
})

/** What the browser's history keeps of a change, so that its receipt says the same after a reload. */
export type Receipt = z.output<typeof receiptSchema>

/** The receipt in a navigation state; null for none. */
export const receiptOf = (locationState: unknown): Receipt | null =>
  receiptSchema.safeParse(locationState).data ?? null
