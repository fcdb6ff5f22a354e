import { type Instant, instantFromMillis, millisOf } from '@salvia/core/primitives'
import type { Clock } from '../clock.ts'

/** A clock that stands still until a test moves it. */
export class SettableClock implements Clock {
  #now: number

  constructor(now: Instant) {
    this.#now = millisOf(now)
  }

  now(): Instant {
    return instantFromMillis(this.#now)
  }

  set(now: Instant): void {
    this.#now = millisOf(now)
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds
  }
}
