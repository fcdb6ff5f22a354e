import type { z } from 'zod'

/** A kind of data that the provider's own systems read from the portal. */
interface Outgoing<Change extends z.ZodType> {
  /** What an object of this kind is. */
  readonly summary: string
  /** One change of an object, as it is answered and as a line. */
  readonly change: Change
  /** Published beside the schema. Each is checked by a test. */
  readonly examples: readonly z.input<Change>[]
}

/** Declares a kind that the provider's systems read. */
export function defineOutgoing<const Change extends z.ZodType>(outgoing: Outgoing<Change>): Outgoing<Change> {
  return outgoing
}
