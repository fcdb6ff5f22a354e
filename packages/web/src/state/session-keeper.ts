import { type SessionStanding, sessionStanding } from './session-standing.ts'
import { tokenTimes } from './token.ts'

/** A token older than this is exchanged at the next thing that the user does, or then if something was done since. */
const RENEW_AFTER_MS = 5 * 60_000
/** What is done this soon after a token was issued led to it: signing in, or the renewal itself. */
const SAME_ACT_MS = 5000
const RETRY_RENEWAL_MS = 60_000
const TELL_TABS_EVERY_MS = 1000
/** Timers only wake it up; what they find is judged by the clock, which an answer may set right meanwhile. */
const LONGEST_SLEEP_MS = { active: 60_000, ending: 1000 } as const

/** What a keeper needs of its surroundings. */
export interface KeeperSurroundings {
  readonly clock: { now(): number; settle(): Promise<void> }
  /** The token as the browser keeps it now, for all tabs; null: nobody is signed in. */
  readonly token: () => string | null
  /** Exchanges the token with the server, which counts it as activity. */
  readonly renew: () => Promise<void>
  /** Does something in one tab only: in this one, or not at all where another is doing it. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  /** Tells the other tabs when the user was last active. */
  readonly tellTabs: (at: number) => void
  readonly onStanding: (standing: SessionStanding) => void
  /** Nobody was active for too long: the session is to end. */
  readonly onIdle: () => void
}

/**
 * Mirrors how long the user has been idle over all tabs, renews the token while there is activity, and tells when the
 * session is about to end. The server decides; this is so that the user sees it in time.
 */
export class SessionKeeper {
  readonly #outside: KeeperSurroundings
  #lastActivity: number
  #toldAt = Number.NEGATIVE_INFINITY
  #triedAt = Number.NEGATIVE_INFINITY
  #wake: ReturnType<typeof setTimeout> | undefined
  #standing: SessionStanding['kind'] = 'active'

  constructor(outside: KeeperSurroundings) {
    this.#outside = outside
    this.#lastActivity = outside.clock.now()
  }

  /** A session has begun, or the page was opened with one: both are the user's doing. */
  begin(): void {
    this.#standing = 'active'
    this.#note()
  }

  /** The user typed, pressed or scrolled. Once the user was asked, only the answer counts. */
  touch(): void {
    if (this.#standing === 'active') this.#note()
  }

  /** The user was asked and wants to stay: the server is told at once. */
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

  /** Judges the session by a clock that is sure; ends it when it is over. Answers whether it goes on. */
  async check(): Promise<boolean> {
    if (this.#outside.token() === null) return this.#rest()
    await this.#outside.clock.settle()
    return this.#look()
  }

  /** Reports what the server has not seen yet, before the page is put away. */
  report(): void {
    if (this.#isUnreported()) void this.#renew()
  }

  /** Milliseconds since the user did something, in any tab. */
  idleFor(): number {
    return this.#outside.clock.now() - this.#lastActivity
  }

  /** Lets go of the timer. */
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
    const standing = sessionStanding(this.#lastActivity, tokenTimes(token), now)
    this.#standing = standing.kind
    this.#outside.onStanding(standing)
    if (standing.kind === 'over') {
      this.#rest()
      this.#outside.onIdle()
      return false
    }
    if (this.#isRenewalDue(now)) void this.#renew()
    this.#sleep(standing, now)
    return true
  }

  #sleep(standing: Exclude<SessionStanding, { kind: 'over' }>, now: number): void {
    this.stop()
    const next = standing.kind === 'active' ? standing.warnAt : standing.endsAt + 1
    const milliseconds = Math.min(Math.max(next - now, 0), LONGEST_SLEEP_MS[standing.kind])
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
    // Whoever had the turn before may have done it.
    await this.#outside.alone(async () => {
      if (this.#isUnreported()) await this.#outside.renew()
    })
    if (this.#standing !== 'over') this.#look()
  }
}
