/** Numbers that look random and are the same for a seed (mulberry32). */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** At least 0, less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  below(count: number): number {
    return Math.floor(this.next() * count)
  }

  of<T>(choices: readonly T[]): T {
    const chosen = choices[this.below(choices.length)]
    if (chosen === undefined) throw new Error('Nothing to choose from.')
    return chosen
  }
}
