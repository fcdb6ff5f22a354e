import { appError } from '@salvia/core/error-catalogue'
import {
  PASSWORD_HASHES_AT_ONCE,
  PASSWORD_HASHES_WAITING,
  PASSWORD_HASHES_WAITING_PER_ACCOUNT,
} from '@salvia/core/limits'

interface Bounds {
  /** How many run at the same moment, over all accounts. */
  readonly atOnce: number
  /** How many accounts may wait. */
  readonly waiting: number
  /** How many may wait behind one of the same account. */
  readonly waitingPerAccount: number
}

/**
 * Limits how many passwords are hashed at once. A hash keeps a processor busy and fills memory, so the server runs a
 * few at once and each account has one at a time. Whoever sends many waits behind their own. Each line has a limit.
 */
export class HashTurns {
  readonly #bounds: Bounds
  #running = 0
  readonly #line: (() => void)[] = []
  /** The waiting calls of each account that has a turn or waits for one. */
  readonly #own = new Map<string, (() => void)[]>()

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  /**
   * Runs the work in the account's turn. Throws TOO_MANY_REQUESTS if the account has too many waiting, and
   * SERVICE_UNAVAILABLE if too many accounts wait.
   */
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

  /** Gives the turn to the next in line, or frees it. */
  #leave(): void {
    const next = this.#line.shift()
    if (next) next()
    else this.#running -= 1
  }
}

/** One for each process, because each has its own processors and memory. */
export const hashTurns = new HashTurns({
  atOnce: PASSWORD_HASHES_AT_ONCE,
  waiting: PASSWORD_HASHES_WAITING,
  waitingPerAccount: PASSWORD_HASHES_WAITING_PER_ACCOUNT,
})
