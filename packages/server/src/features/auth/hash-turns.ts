import { appError } from '@salvia/core/error-catalogue'
import {
  PASSWORD_HASHES_AT_ONCE,
  PASSWORD_HASHES_WAITING,
  PASSWORD_HASHES_WAITING_PER_ACCOUNT,
} from '@salvia/core/limits'

interface Bounds {
  /** Run at the same moment, for all accounts together. */
  readonly atOnce: number
  /** Accounts that wait for one of those. */
  readonly waiting: number
  /** Wait behind the one of their own account. */
  readonly waitingPerAccount: number
}

/**
 * Whose turn it is to have a password hashed. A hash keeps a processor busy and fills memory: each account has one at a
 * time, so that whoever sends many waits behind themselves, and the server a few at once. Beyond its bounds no line grows.
 */
export class HashTurns {
  readonly #bounds: Bounds
  #running = 0
  readonly #line: (() => void)[] = []
  /** Those who wait, for each account that has a turn or stands in line. */
  readonly #own = new Map<string, (() => void)[]>()

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /** Does the work in the account's turn. Too many of one account: TOO_MANY_REQUESTS; of all: SERVICE_UNAVAILABLE. */
  async take<T>(account: string, work: () => Promise<T>): Promise<T> {
    await this.#comeFirst(account)
    try {
      await this.#enter()
      try {
        return await work()
      } finally {
        this.#leave()
      }
    } finally {
      const next = this.#own.get(account)?.shift()
      if (next) next()
      else this.#own.delete(account)
    }
  }

  async #comeFirst(account: string): Promise<void> {
    const others = this.#own.get(account)
    if (!others) {
      this.#own.set(account, [])
      return
    }
    if (others.length >= this.#bounds.waitingPerAccount) throw appError('TOO_MANY_REQUESTS', { minutes: 1 })
    await new Promise<void>(resolve => others.push(resolve))
  }

  async #enter(): Promise<void> {
    if (this.#running < this.#bounds.atOnce) {
      this.#running += 1
      return
    }
    if (this.#line.length >= this.#bounds.waiting) throw appError('SERVICE_UNAVAILABLE')
    await new Promise<void>(resolve => this.#line.push(resolve))
  }

  /** The turn goes over to the next in line, or comes free. */
  #leave(): void {
    const next = this.#line.shift()
    if (next) next()
    else this.#running -= 1
  }
}

/** Of this process: each has processors and memory of its own. */
export const hashTurns = new HashTurns({
  atOnce: PASSWORD_HASHES_AT_ONCE,
  waiting: PASSWORD_HASHES_WAITING,
  waitingPerAccount: PASSWORD_HASHES_WAITING_PER_ACCOUNT,
})
