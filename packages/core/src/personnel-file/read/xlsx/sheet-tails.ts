import { detached } from '../clean-cell.ts'
import { RowTails } from '../row-tails.ts'
import type { RowTail } from '../table.ts'
import type { PlainCell } from './plain-cell.ts'

/**
 * Recognises rows of a sheet that end alike, by a number made of their cells as they are read: equal cells have equal
 * numbers. A cell that is not plain has no number, and neither has its row.
 */
export class SheetTails {
  readonly #tails: RowTails<readonly string[]>
  readonly #from: number
  #hash = 0
  #isPlain = true
  /** A text lies in the chunk that it was read from. */
  #hasInline = false

  /** @param from position (0-based) of the first cell of a tail */
  constructor(from: number) {
    this.#from = from
    this.#tails = new RowTails(from)
  }

  /** A row begins. */
  begin(): void {
    this.#hash = 0
    this.#isPlain = this.#tails.isWorthwhile
    this.#hasInline = false
  }

  /** One more cell of the row. */
  add({ column, kind, index, inline }: PlainCell, text: string): void {
    if (column < this.#from || text === '') return
    if (kind === 'inline') this.#hasInline = true
    const number = kind === 'inline' ? inline.hash : index
    this.#hash = (Math.imul(this.#hash ^ number, 0x01000193) + Math.imul(column, 0x85ebca6b)) | 0
  }

  /** The row has a cell whose number is not known. */
  giveUp(): void {
    this.#isPlain = false
  }

  /** The tail of the row that ends, whose cells are replaced by those of the first row with that tail. */
  find(cells: string[]): RowTail | undefined {
    if (!this.#isPlain) return undefined
    const known = this.#tails.find(this.#hash)
    const tail = known ?? this.#addTail(cells)
    for (let index = 0; index < tail.cells.length; index++) {
      const cell = tail.cells[index] ?? ''
      if (cells[this.#from + index] !== cell) return undefined
      cells[this.#from + index] = cell
    }
    if (known) this.#tails.countHit()
    return tail
  }

  #addTail(cells: readonly string[]): RowTail {
    const tail = cells.slice(this.#from)
    const kept = this.#hasInline ? tail.map(detached) : tail
    return this.#tails.add(this.#hash, kept, kept)
  }
}
