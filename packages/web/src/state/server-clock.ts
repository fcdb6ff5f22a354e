/**
 * The most that the two clocks of a device may drift apart. A larger difference means that the device slept or its
 * clock was set.
 */
const DRIFT_MS = 5000

/** The sources of time on a device. */
interface TimeSources {
  /** The device's clock in milliseconds since 1970; the user can set it to anything. */
  readonly now: () => number
  /** Monotonic milliseconds; they may stop while the device sleeps. */
  readonly steady: () => number
  /** A call without a token. Rejects when the server cannot be reached. */
  readonly ask: () => Promise<Response>
}

interface Measured {
  readonly server: number
  readonly now: number
  readonly steady: number
}

/**
 * The server's time, even when the device's clock is wrong. Sessions are judged by it, so that a wrong clock neither
 * ends a session nor keeps one alive.
 */
export class ServerClock {
  readonly #sources: TimeSources
  #measured: Measured

  constructor(sources: TimeSources) {
    this.#sources = sources
    const now = sources.now()
    this.#measured = { server: now, now, steady: sources.steady() }
  }

  /** Sets the clock by the `Date` header of an answer. */
  note(date: string | null): void {
    const server = date === null ? Number.NaN : Date.parse(date)
    if (Number.isNaN(server)) return
    this.#measured = { server, now: this.#sources.now(), steady: this.#sources.steady() }
  }

  /**
   * Makes a call and sets the clock by its answer. If the device sleeps during the call, the answer tells a time long
   * past. So an answer that took longer than `DRIFT_MS` does not set the clock.
   */
  async measure(call: () => Promise<Response>): Promise<Response> {
    const sentAt = this.now()
    const answer = await call()
    if (this.now() - sentAt <= DRIFT_MS) this.note(answer.headers.get('Date'))
    return answer
  }

  /** Milliseconds since 1970. */
  now(): number {
    const { byClock, bySteady } = this.#elapsed()
    // The larger elapsed time is right: the steady clock stops during sleep, and the device's clock may have been set
    // back.
    return this.#measured.server + Math.max(byClock, bySteady)
  }

  /** Asks the server for the time if the device slept or its clock was set since the last answer. */
  async settle(): Promise<void> {
    const { byClock, bySteady } = this.#elapsed()
    if (Math.abs(byClock - bySteady) > DRIFT_MS) await this.measure(this.#sources.ask).catch(() => undefined)
  }

  #elapsed() {
    const { now, steady } = this.#sources
    return { byClock: now() - this.#measured.now, bySteady: steady() - this.#measured.steady }
  }
}

const ASK_WAIT_MS = 4000

const ask = (): Promise<Response> =>
  fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ASK_WAIT_MS) })

/** The clock of this page; set by every answer. */
export const serverClock = new ServerClock({
  now: () => Date.now(),
  steady: () => performance.now(),
  ask,
})
