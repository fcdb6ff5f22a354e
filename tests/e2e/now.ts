import { type Instant, instantFromMillis } from '@salvia/core/primitives'

/** The time of the servers of these tests, which use the machine's clock. */
export function now(): Instant {
  return instantFromMillis(Date.now())
}
