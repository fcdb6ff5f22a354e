import { SessionKeeper } from '../state/session-keeper.ts'
import type { SessionStatus } from '../state/session-status.ts'
import { tokenWith } from './token.ts'

const MINUTE = 60_000
const SECONDS = 1000

/** A browser with a session, a server that renews it, and a clock that only the test moves. */
export class Browser {
  now = Date.parse('2026-11-21T08:00:00Z')
  renewals = 0
  token: string | null
  /** While false, renewals fail. */
  isServerReached = true
  readonly endsAt: number
  readonly #name = `wp-test-${Math.random()}`
  readonly #tabs: Tab[] = []
  #isRenewing = false
  /** Messages to other tabs that have not arrived yet. */
  #onTheirWay = 0

  constructor(hours = 10) {
    this.endsAt = this.now + hours * 60 * MINUTE
    this.token = this.issue()
  }

  issue(): string {
    const end = Math.min(this.now + 30 * MINUTE, this.endsAt)
    return tokenWith({ sid: 's', iat: Math.floor(this.now / SECONDS), exp: Math.floor(end / SECONDS) })
  }

  /** Opens a tab. All tabs communicate through a real channel. */
  open(): Tab {
    const tab = new Tab(this, this.#name)
    this.#tabs.push(tab)
    return tab
  }

  /** Moves the clock, after messages between tabs have arrived. */
  async pass(minutes: number): Promise<void> {
    await this.#heard()
    this.now += minutes * MINUTE
  }

  /** Lets every tab check its session, as timers and visibility changes do. */
  async wake(): Promise<void> {
    for (const tab of this.#tabs) await tab.keeper.check()
    await this.#heard()
  }

  /** A tab tells each other tab something. */
  told(by: Tab): void {
    this.#onTheirWay += this.#tabs.filter(tab => tab !== by).length
  }

  arrived(): void {
    this.#onTheirWay -= 1
  }

  /** Messages between tabs arrive in a later task, whenever that is. */
  async #heard(): Promise<void> {
    do await new Promise(resolve => setTimeout(resolve))
    while (this.#onTheirWay > 0)
  }

  async alone(work: () => Promise<void>): Promise<void> {
    if (this.#isRenewing) return
    this.#isRenewing = true
    await work().finally(() => {
      this.#isRenewing = false
    })
  }

  async renew(): Promise<void> {
    if (!this.isServerReached) return
    this.renewals += 1
    this.token = this.issue()
  }

  close(): void {
    for (const tab of this.#tabs) tab.close()
  }
}

export class Tab {
  readonly keeper: SessionKeeper
  status: SessionStatus['kind'] = 'active'
  canStay: boolean | undefined
  ends = 0
  readonly #channel: BroadcastChannel

  constructor(browser: Browser, name: string) {
    this.#channel = new BroadcastChannel(name)
    this.keeper = new SessionKeeper({
      clock: { now: () => browser.now, settle: async () => {} },
      token: () => browser.token,
      renew: () => browser.renew(),
      alone: work => browser.alone(work),
      tellTabs: at => {
        browser.told(this)
        this.#channel.postMessage(at)
      },
      onStatus: status => {
        this.status = status.kind
        this.canStay = status.kind === 'ending' ? status.canStay : undefined
      },
      onIdle: () => {
        this.ends += 1
        browser.token = null
      },
    })
    this.#channel.onmessage = ({ data }: MessageEvent<number>) => {
      browser.arrived()
      this.keeper.hear(data)
    }
    this.keeper.begin()
  }

  close(): void {
    this.keeper.stop()
    this.#channel.close()
  }
}
