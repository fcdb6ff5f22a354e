import { z } from 'zod'

const FEED_NAME_MAX_CHARACTERS = 200
const FEED_TEXT_MAX_CHARACTERS = 4000

const inBoth = (text: z.ZodString) => z.strictObject({ sv: text, en: text.optional() })

/** The provider's own id of an object: up to 100 characters without spaces and control characters. */
export const feedId = z
  .string()
  .max(100)
  .regex(/^[!-~]+$/)

/** A name in Swedish, and in English where the provider has it. */
export const feedName = inBoth(z.string().trim().min(1).max(FEED_NAME_MAX_CHARACTERS))

/** A text in Swedish, and in English where the provider has it. */
export const feedText = inBoth(z.string().trim().max(FEED_TEXT_MAX_CHARACTERS))
