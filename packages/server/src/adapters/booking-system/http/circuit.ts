import { addElapsed, type Instant } from '@salvia/core/primitives'
import type { Clock } from '../../../clock.ts'
import { BOOKING_SYSTEM_FAILURES_IN_A_ROW, BOOKING_SYSTEM_REST_MS } from '../../../process/time-limits.ts'

/**
 * Keeps callers from waiting for a system that does not answer. After some failures in a row it is open for a while:
 * nobody asks. Then one caller asks at a time, until an answer closes it. Each process has its own.
 */
export class Circuit {
  readonly #clock: Clock
  #failures = 0
  #openUntil: Instant | undefined

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Whether to ask now. The first one to ask after the pause keeps the others waiting for another pause. */
  mayAsk(): boolean {
    if (this.#failures < BOOKING_SYSTEM_FAILURES_IN_A_ROW) return true
    if (this.#openUntil !== undefined && this.#clock.now() < this.#openUntil) return false
    this.#rest()
    return true
  }

  answered(): void {
    this.#failures = 0
  }

  failed(): void {
    this.#failures += 1
    if (this.#failures >= BOOKING_SYSTEM_FAILURES_IN_A_ROW) this.#rest()
  }

  #rest(): void {
    this.#openUntil = addElapsed(this.#clock.now(), { milliseconds: BOOKING_SYSTEM_REST_MS })
  }
}
