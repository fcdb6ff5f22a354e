export interface FairTurnsOptions {
  /** How many pieces of work run at once. */
  readonly most: number
  /** How many of these may be of one party. */
  readonly mostOfOne: number
}

/**
 * Limits how many pieces of work run at once, and gives turns fairly to the parties (such as companies) that they are
 * for. A party that had a turn goes behind all that wait. However much one party asks for, each other party waits for
 * at most one piece of it.
 */
export class FairTurns {
  readonly #options: FairTurnsOptions
  #running = 0
  readonly #runningOf = new Map<string, number>()
  /** The waiting work of each party, as functions that begin it. The next party comes first. */
  readonly #lines = new Map<string, (() => void)[]>()

  constructor(options: FairTurnsOptions) {
    this.#options = options
  }

  /**
   * Runs the work when its turn comes. If the signal is aborted, leaves the line and throws its reason without running
   * anything.
   */
  async take<T>(party: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turnOf(party, signal)
    try {
      return await work()
    } finally {
      this.#giveBack(party)
    }
  }

  #turnOf(party: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted()
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = (): void => {
        this.#leave(party, begin)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', leave, { once: true })
      this.#lines.set(party, [...(this.#lines.get(party) ?? []), begin])
      this.#beginNext()
    })
  }

  #leave(party: string, begin: () => void): void {
    const others = this.#lines.get(party)?.filter(each => each !== begin) ?? []
    if (others.length > 0) this.#lines.set(party, others)
    else this.#lines.delete(party)
  }

  #giveBack(party: string): void {
    this.#running -= 1
    const left = (this.#runningOf.get(party) ?? 0) - 1
    if (left > 0) this.#runningOf.set(party, left)
    else this.#runningOf.delete(party)
    this.#toTheBack(party)
    this.#beginNext()
  }

  #beginNext(): void {
    for (const [party, [begin, ...others]] of [...this.#lines]) {
      if (this.#running >= this.#options.most) return
      const runningOf = this.#runningOf.get(party) ?? 0
      if (!begin || runningOf >= this.#options.mostOfOne) continue
      this.#running += 1
      this.#runningOf.set(party, runningOf + 1)
      this.#lines.set(party, others)
      this.#toTheBack(party)
      begin()
    }
  }

  #toTheBack(party: string): void {
    const line = this.#lines.get(party)
    this.#lines.delete(party)
    if (line && line.length > 0) this.#lines.set(party, line)
  }
}
