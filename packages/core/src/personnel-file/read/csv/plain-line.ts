import { RAW_CELL_MAX_CHARACTERS } from '../../../limits/index.ts'
import { cleanCell, detached, trimmedSlice } from '../clean-cell.ts'
import type { RowTails } from '../row-tails.ts'
import type { RowTail } from '../table.ts'

/** A line without quotes, cut at a glance: its first cells one by one, its tail as another row's where it was seen before. */
export class PlainLine {
  /** Whether a cell before the tail is not empty. */
  filled = false
  readonly #delimiter: string
  readonly #tails: RowTails<string>
  readonly #width: number
  readonly #cells: string[]
  /** Whose cells stand in `#cells`, and its text. */
  #tail: RowTail | undefined
  #tailText = ''

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

  /** Says that the cells were written by another hand. */
  forget(): void {
    this.#tail = undefined
  }

  /** Reads a line into the record's cells; undefined where it must be read cell by cell. */
  read(text: string, start: number, end: number, isComposing: boolean): RowTail | undefined {
    if (end - start > RAW_CELL_MAX_CHARACTERS) return undefined
    const { from } = this.#tails
    this.filled = false
    let at = start
    for (let position = 0; position < from; position++) {
      const cellEnd = text.indexOf(this.#delimiter, at)
      if (cellEnd < 0 || cellEnd >= end) return undefined
      const cell = trimmedSlice(text, at, cellEnd)
      this.#cells[position] = isComposing ? cleanCell(cell) : cell
      if (cell !== '') this.filled = true
      at = cellEnd + 1
    }
    return this.#readTail(text.slice(at, end))
  }

  #readTail(text: string): RowTail | undefined {
    if (this.#tail && text === this.#tailText) {
      this.#tails.countHit()
      return this.#tail
    }
    const known = this.#tails.find(text)
    this.#tailText = known ? text : detached(text)
    this.#tail = known ?? this.#cut(this.#tailText)
    const cells = this.#tail?.cells ?? []
    for (let index = 0; index < cells.length; index++)
      this.#cells[this.#tails.from + index] = cells[index] ?? ''
    return this.#tail
  }

  #cut(text: string): RowTail | undefined {
    const cells = text.split(this.#delimiter)
    if (cells.length !== this.#width - this.#tails.from) return undefined
    return this.#tails.add(text, cells.map(cleanCell))
  }
}
