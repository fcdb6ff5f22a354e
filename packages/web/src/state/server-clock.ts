/** Most that the two clocks of a device part by themselves; beyond it the device slept, or its clock was set. */
const DRIFT_MS = 5000

/** What a device can say of the time. */
export interface TimeSources {
  /** Milliseconds since 1970 as the device believes; a user can set it to anything. */
  readonly now: () => number
  /** Milliseconds that only go forward; they may stand still while the device sleeps. */
  readonly steady: () => number
  /** The `Date` of an answer to a call without a token; null where the server can't be reached. */
  readonly askDate: () => Promise<string | null>
}

interface Measured {
  readonly server: number
  readonly now: number
  readonly steady: number
}

/**
 * The time of the server, whatever the device's clock says. Sessions are judged by it: a clock that is a day wrong
 * neither ends one nor keeps one alive.
 */
export class ServerClock {
  readonly #sources: TimeSources
  #measured: Measured

  constructor(sources: TimeSources) {
    this.#sources = sources
    const now = sources.now()
    this.#measured = { server: now, now, steady: sources.steady() }
  }

  /** Learns from the `Date` header of an answer. */
  note(date: string | null): void {
    const server = date === null ? Number.NaN : Date.parse(date)
    if (Number.isNaN(server)) return
    this.#measured = { server, now: this.#sources.now(), steady: this.#sources.steady() }
  }

  /** Milliseconds since 1970. */
  now(): number {
    const { byClock, bySteady } = this.#elapsed()
    // A device that slept is told by its clock; one whose clock was set back by what only goes forward.
    return this.#measured.server + Math.max(byClock, bySteady)
  }

  /** Asks the server where the device slept or its clock was set since the last answer. */
  async settle(): Promise<void> {
    const { byClock, bySteady } = this.#elapsed()
    if (Math.abs(byClock - bySteady) > DRIFT_MS) this.note(await this.#sources.askDate())
  }

  #elapsed() {
    const { now, steady } = this.#sources
    return { byClock: now() - this.#measured.now, bySteady: steady() - this.#measured.steady }
  }
}

const ASK_WAIT_MS = 4000

async function askDate(): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(ASK_WAIT_MS)
    const answer = await fetch('/config.json', { method: 'HEAD', cache: 'no-store', signal })
    return answer.headers.get('Date')
  } catch {
    return null
  }
}

/** The clock of this page; every answer sets it. */
export const serverClock = new ServerClock({
  now: () => Date.now(),
  steady: () => performance.now(),
  askDate,
})
