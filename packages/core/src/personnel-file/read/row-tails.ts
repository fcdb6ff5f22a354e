import type { RowTail } from './table.ts'

/** As many as the units of all but the largest customers; some ten megabytes at most. */
const MAX_TAILS = 1 << 13

/**
 * Remembers how rows end: people of one unit end alike, and what ends alike needs to be cut, cleaned and judged once only.
 * @typeParam K what tells tails from each other before they are read
 */
export class RowTails<K> {
  /** Position (0-based) of the first cell that belongs to the tail. */
  readonly from: number
  readonly #known = new Map<K, RowTail>()
  #hits = 0
  #isWorthwhile = true

  constructor(from: number) {
    this.from = from
  }

  /** False once rows turned out to end each in its own way. */
  get isWorthwhile(): boolean {
    return this.#isWorthwhile
  }

  find(key: K): RowTail | undefined {
    const tail = this.#known.get(key)
    if (tail) this.#hits++
    return tail
  }

  /** Says that a tail was known without being looked for. */
  countHit(): void {
    this.#hits++
  }

  /** Remembers a tail; its cells must not keep the file's text in memory. */
  add(key: K, cells: readonly string[]): RowTail {
    if (this.#known.size === MAX_TAILS) {
      this.#isWorthwhile = this.#hits > MAX_TAILS
      this.#known.clear()
      this.#hits = 0
    }
    const tail = { from: this.from, cells, isSettled: false }
    this.#known.set(key, tail)
    return tail
  }
}
