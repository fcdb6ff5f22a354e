import { type SessionStatus, sessionStatus } from './session-status.ts'
import { tokenTimes } from './token.ts'

/** A token of this age is renewed if the user has been active since it was issued, else at the user's next activity. */
const RENEW_AFTER_MS = 5 * 60_000
/** Activity this soon after a token was issued belongs to the sign-in or renewal itself. */
const SAME_ACT_MS = 5000
const RETRY_RENEWAL_MS = 60_000
const TELL_TABS_EVERY_MS = 1000
/** Timers run at least this often, because an answer from the server may correct the clock meanwhile. */
const LONGEST_SLEEP_MS = { active: 60_000, ending: 1000 } as const

/** What a keeper needs from outside. */
interface KeeperSurroundings {
  readonly clock: { now(): number; settle(): Promise<void> }
  /** The token in the browser's storage, shared by all tabs; null when nobody is signed in. */
  readonly token: () => string | null
  /** Exchanges the token with the server. The server counts this as activity. */
  readonly renew: () => Promise<void>
  /** Runs the work unless another tab is already doing so. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  /** Tells the other tabs when the user was last active. */
  readonly tellTabs: (at: number) => void
  readonly onStatus: (status: SessionStatus) => void
  /** The session must end, because the user has been inactive too long. */
  readonly onIdle: () => void
}

/**
 * Tracks how long the user has been inactive in all tabs, renews the token while the user is active, and warns before
 * the session ends. The server decides; the keeper only lets the user see it in time.
 */
export class SessionKeeper {
  readonly #outside: KeeperSurroundings
  #lastActivity: number
  #toldAt = Number.NEGATIVE_INFINITY
  #triedAt = Number.NEGATIVE_INFINITY
  #wake: ReturnType<typeof setTimeout> | undefined
  #status: SessionStatus['kind'] = 'active'

  constructor(outside: KeeperSurroundings) {
    this.#outside = outside
    this.#lastActivity = outside.clock.now()
  }

  /** A session has begun, or the page was opened with one. Both count as activity. */
  begin(): void {
    this.#status = 'active'
    this.#note()
  }

  /** The user typed, pressed or scrolled. Ignored after the warning, which the user must answer. */
  touch(): void {
    if (this.#status === 'active') this.#note()
  }

  /** The user chose to stay, so the server is told at once. */
  stay(): void {
    this.#triedAt = Number.NEGATIVE_INFINITY
    this.#note()
  }

  /** The user was active in another tab. */
  hear(at: number): void {
    if (at <= this.#lastActivity) return
    this.#lastActivity = at
    this.#look()
  }

  /** Checks the session after verifying the clock, and ends it when it is over. Resolves to whether it continues. */
  async check(): Promise<boolean> {
    if (this.#outside.token() === null) return this.#rest()
    await this.#outside.clock.settle()
    return this.#look()
  }

  /** Reports activity that the server does not know of yet, before the page is hidden. */
  report(): void {
    if (this.#isUnreported()) void this.#renew()
  }

  /** Milliseconds since the user did something, in any tab. */
  idleFor(): number {
    return this.#outside.clock.now() - this.#lastActivity
  }

  /** Stops the timer. */
  stop(): void {
    clearTimeout(this.#wake)
  }

  #note(): void {
    const now = this.#outside.clock.now()
    this.#lastActivity = Math.max(this.#lastActivity, now)
    if (now - this.#toldAt >= TELL_TABS_EVERY_MS) {
      this.#toldAt = now
      this.#outside.tellTabs(now)
    }
    this.#look()
  }

  #rest(): boolean {
    this.stop()
    return false
  }

  #look(): boolean {
    const token = this.#outside.token()
    if (token === null) return this.#rest()
    const now = this.#outside.clock.now()
    const status = sessionStatus(this.#lastActivity, tokenTimes(token), now)
    this.#status = status.kind
    this.#outside.onStatus(status)
    if (status.kind === 'over') {
      this.#rest()
      this.#outside.onIdle()
      return false
    }
    if (this.#isRenewalDue(now)) void this.#renew()
    this.#sleep(status, now)
    return true
  }

  #sleep(status: Exclude<SessionStatus, { kind: 'over' }>, now: number): void {
    this.stop()
    const next = status.kind === 'active' ? status.warnAt : status.endsAt + 1
    const milliseconds = Math.min(Math.max(next - now, 0), LONGEST_SLEEP_MS[status.kind])
    this.#wake = setTimeout(() => void this.check(), milliseconds)
  }

  #isUnreported(): boolean {
    const token = this.#outside.token()
    return token !== null && this.#lastActivity > tokenTimes(token).issuedAt + SAME_ACT_MS
  }

  #isRenewalDue(now: number): boolean {
    const token = this.#outside.token()
    if (token === null || !this.#isUnreported()) return false
    return now >= tokenTimes(token).issuedAt + RENEW_AFTER_MS && now >= this.#triedAt + RETRY_RENEWAL_MS
  }

  async #renew(): Promise<void> {
    this.#triedAt = this.#outside.clock.now()
    // Another tab may have renewed the token meanwhile.
    await this.#outside.alone(async () => {
      if (this.#isUnreported()) await this.#outside.renew()
    })
    if (this.#status !== 'over') this.#look()
  }
}
