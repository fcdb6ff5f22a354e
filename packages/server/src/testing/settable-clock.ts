import type { Clock } from '../clock.ts'

/** A clock that stands still until a test moves it. */
export class SettableClock implements Clock {
  #now: number

  constructor(now: Date) {
    this.#now = now.getTime()
  }

  now(): Date {
    return new Date(this.#now)
  }

  set(now: Date): void {
    this.#now = now.getTime()
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds
  }
}
