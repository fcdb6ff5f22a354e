import { RAW_CELL_MAX_CHARACTERS } from '../../../limits/index.ts'
import { hashOfBytes, hashOfText } from '../bytes-hash.ts'
import { cleanCell, detached, trimmedSlice } from '../clean-cell.ts'
import type { KnownTail, RowTails } from '../row-tails.ts'

/**
 * The fast path for a line without quotes. Its first cells are cut one by one; its tail is reused from an earlier row
 * that ended the same.
 */
export class PlainLine {
  /** Whether a cell before the tail is not empty. */
  filled = false
  readonly #delimiter: string
  readonly #tails: RowTails<string>
  readonly #width: number
  readonly #cells: string[]
  #bytes: DataView | undefined
  #isComposing = false
  /** Whose cells stand in `#cells`. */
  #tail: KnownTail<string> | undefined

  /** @param cells the record's, which are written into */
  constructor(delimiter: string, tails: RowTails<string>, width: number, cells: string[]) {
    this.#delimiter = delimiter
    this.#tails = tails
    this.#width = width
    this.#cells = cells
  }

  get isWorthwhile(): boolean {
    return this.#tails.isWorthwhile
  }

  /**
   * A chunk begins, whose lines are read next.
   * @param bytes its own, where each is one character @param isComposing whether characters may not be in NFC
   */
  begin(bytes: DataView | undefined, isComposing: boolean): void {
    this.#bytes = bytes
    this.#isComposing = isComposing
  }

  /** Says that the cells were written by another hand. */
  forget(): void {
    this.#tail = undefined
  }

  /** Reads a line into the record's cells; undefined where it must be read cell by cell. */
  read(text: string, start: number, end: number): KnownTail<string> | undefined {
    if (end - start > RAW_CELL_MAX_CHARACTERS) return undefined
    const { from } = this.#tails
    this.filled = false
    let at = start
    for (let position = 0; position < from; position++) {
      const cellEnd = text.indexOf(this.#delimiter, at)
      if (cellEnd < 0 || cellEnd >= end) return undefined
      const cell = trimmedSlice(text, at, cellEnd)
      this.#cells[position] = this.#isComposing ? cleanCell(cell) : cell
      if (cell !== '') this.filled = true
      at = cellEnd + 1
    }
    return this.#readTail(text, at, end)
  }

  #readTail(text: string, start: number, end: number): KnownTail<string> | undefined {
    const content = text.slice(start, end)
    if (this.#tail?.content === content) {
      this.#tails.countHit()
      return this.#tail
    }
    const hash = this.#bytes ? hashOfBytes(this.#bytes, start, end) : hashOfText(content)
    const known = this.#tails.find(hash)
    const isKnown = known?.content === content
    if (isKnown) this.#tails.countHit()
    const tail = isKnown ? known : this.#cut(detached(content), hash)
    this.#tail = tail
    if (tail) this.#write(tail)
    return tail
  }

  #write({ from, cells }: KnownTail<string>): void {
    for (let index = 0; index < cells.length; index++) this.#cells[from + index] = cells[index] ?? ''
  }

  #cut(content: string, hash: number): KnownTail<string> | undefined {
    const cells = content.split(this.#delimiter)
    if (cells.length !== this.#width - this.#tails.from) return undefined
    const cleaned = cells.map(cell => (this.#isComposing ? cleanCell(cell) : cell.trim()))
    return this.#tails.add(hash, content, cleaned)
  }
}
