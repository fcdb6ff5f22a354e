import type { ServerResponse } from 'node:http'
import { appError } from '@salvia/core/error-catalogue'

/**
 * How many calls of one caller may be open at once in this process, waiting ones too. A browser has some six to a
 * hundred, of which the portal uses few; a program that asks for more has made a mistake, or wants to do harm.
 */
export const CALLS_OPEN_AT_ONCE = 50

/**
 * Counts the open calls of each caller: an account with all its sessions, or a token. Networks are not counted, since
 * a whole hospital may call from one address.
 */
export class CallsAtOnce {
  readonly #open = new Map<string, number>()

  /** Counts a call until it is answered or hung up. Refuses one too many. */
  count(callerId: string, response: ServerResponse): void {
    const open = this.#open.get(callerId) ?? 0
    if (open >= CALLS_OPEN_AT_ONCE) {
      // Else the connection would wait on for the body of the refused call.
      response.setHeader('connection', 'close')
      throw appError('TOO_MANY_REQUESTS', { minutes: 1 })
    }
    // A caller may have hung up already, while it was being found out who it is. Then nothing would count it down.
    if (response.closed) return
    this.#open.set(callerId, open + 1)
    response.once('close', () => this.#countDown(callerId))
  }

  #countDown(callerId: string): void {
    const left = (this.#open.get(callerId) ?? 0) - 1
    if (left > 0) this.#open.set(callerId, left)
    else this.#open.delete(callerId)
  }
}
