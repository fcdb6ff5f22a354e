import type { RowTail } from './table.ts'

/** Enough for the units of all but the largest customers; at most some ten megabytes. */
const MAX_TAILS = 1 << 13

/** A tail that was seen before. @typeParam C what the tail is read from: the same for tails that are the same */
export interface KnownTail<C> extends RowTail {
  readonly content: C
  /** Whether any of the cells is not empty. */
  readonly isFilled: boolean
}

/**
 * Remembers the last cells of rows. Employees of one unit have the same ones, which then need to be cut, cleaned and
 * judged only once.
 */
export class RowTails<C> {
  /** Position (0-based) of the first cell that belongs to the tail. */
  readonly from: number
  readonly #known = new Map<number, KnownTail<C>>()
  #hits = 0
  #isWorthwhile = true

  constructor(from: number) {
    this.from = from
  }

  /** False when rows turn out to have few endings in common. */
  get isWorthwhile(): boolean {
    return this.#isWorthwhile
  }

  /** A tail with this hash, whose content may be another. */
  find(hash: number): KnownTail<C> | undefined {
    return this.#known.get(hash)
  }

  /** Says that a tail was known. */
  countHit(): void {
    this.#hits++
  }

  /** Remembers a tail; its cells and its content must not keep the file's text in memory. */
  add(hash: number, content: C, cells: readonly string[]): KnownTail<C> {
    if (this.#known.size === MAX_TAILS) {
      this.#isWorthwhile = this.#hits > MAX_TAILS
      this.#known.clear()
      this.#hits = 0
    }
    const isFilled = cells.some(cell => cell !== '')
    const tail = { from: this.from, content, cells, isFilled, isSettled: false }
    this.#known.set(hash, tail)
    return tail
  }
}
