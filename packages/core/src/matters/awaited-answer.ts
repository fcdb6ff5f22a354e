import type { Instant } from '../primitives/index.ts'
import { type MatterProgress, matterStatusAt } from './matter-status.ts'

/**
 * Whether the provider waits for an answer of the customer at a moment. What ends it without an answer is told by the
 * status alone: a matter that is closed, withdrawn or past its lock awaits nothing, whatever is stored.
 * @spec §4
 */
export function awaitsAnswerAt(
  matter: MatterProgress & {
    /** A message of the provider asks for an answer, and the customer has not written since. */
    readonly awaitsAnswer: boolean
  },
  now: Instant,
): boolean {
  return matter.awaitsAnswer && matterStatusAt(matter, now) !== 'closed'
}

/**
 * Whether a matter awaits an answer after a message. The customer's ends it, read or not; a later one of the provider
 * that asks nothing leaves it. @spec §4
 * @param awaited whether it did at the moment of the message
 */
export function awaitsAnswerAfter(
  awaited: boolean,
  { party, asksForAnswer }: { readonly party: 'customer' | 'provider'; readonly asksForAnswer: boolean },
): boolean {
  return party === 'provider' && (awaited || asksForAnswer)
}
