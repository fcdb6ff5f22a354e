import { RAW_CELL_MAX_CHARACTERS, SHEET_MAX_COLUMNS } from '../../../limits/index.ts'
import { cleanCell, mayNeedComposing, trimmedSlice } from '../clean-cell.ts'
import type { KnownTail, RowTails } from '../row-tails.ts'
import { LinePositions } from './line-positions.ts'
import { PlainLine } from './plain-line.ts'
import { countLineBreaks, QUOTE, unquoted } from './quoted-cell.ts'

const LF = 10
const CR = 13
/** The cell goes on in the next chunk, or the handler wants no more. */
const STOP = -1

/** Receives records as they are found. */
export interface CsvHandler {
  /** The scanner holds the record until this returns. False stops the scan. */
  record(record: CsvScanner): boolean
  /** A quote that never closes, or whose cell is too long, after `record.count` cells. `line`: the physical one. */
  openQuote(record: CsvScanner, line: number): void
  /** An unquoted cell, or text after a quoted one, that is too long. */
  overlongCell(): void
}

interface ScanOptions {
  /** Physical line that the text begins with. */
  readonly firstLine?: number
}

/**
 * Splits text that comes in chunks into records, by RFC 4180. Keeps at most the cell in which a chunk ends.
 * @spec personnel-file §3
 */
export class CsvScanner {
  /** The record's first `width` cells, clean. */
  readonly cells: string[] = []
  /** Cells of the record, kept or not. */
  count = 0
  /** Whether a kept cell is not empty. */
  filled = false
  /** The first filled cell (0-based) right of `width`, or -1. */
  extraColumn = -1
  /** The furthest filled cell (0-based) right of `width`, or -1. */
  furthestExtraColumn = -1
  textAfterQuote = false
  /** How the record ends, where it was read at a glance. */
  tail: KnownTail<string> | undefined
  /** How many cells of a record are kept. */
  width = SHEET_MAX_COLUMNS

  readonly #delimiter: string
  readonly #handler: CsvHandler
  #line: number
  #text = ''
  #positions: LinePositions
  #plainLine: PlainLine | undefined
  #isComposing = false
  #bytes: DataView | undefined
  #midRecord = false
  #stopped = false

  constructor(delimiter: string, handler: CsvHandler, { firstLine = 1 }: ScanOptions = {}) {
    this.#delimiter = delimiter
    this.#handler = handler
    this.#line = firstLine
    this.#positions = new LinePositions('', delimiter)
  }

  /** From now on records are `width` cells, whose last ones may be like those of other records. */
  expect(width: number, tails: RowTails<string> | undefined): void {
    this.width = width
    this.#plainLine = tails && new PlainLine(this.#delimiter, tails, width, this.cells)
  }

  /** Scans one more chunk; `last` says that the text ends with it. @param bytes its own, where each of them is one character */
  push(chunk: string, last: boolean, bytes?: Uint8Array): void {
    const text = this.#text + chunk
    // A rest from before moves the characters away from their bytes.
    const isAligned = bytes !== undefined && this.#text === ''
    this.#bytes = isAligned ? new DataView(bytes.buffer, bytes.byteOffset, bytes.length) : undefined
    this.#text = text
    this.#positions = new LinePositions(text, this.#delimiter)
    // What has one byte a character has no combining ones.
    this.#isComposing = !isAligned && mayNeedComposing(text)
    let at = 0
    while (at < text.length) {
      at = this.#plainLines(at)
      if (at === text.length) break
      const next = text.charCodeAt(at) === QUOTE ? this.#quotedCell(at, last) : this.#plainCell(at, last)
      if (next === STOP) break
      at = next
    }
    this.#text = text.slice(at)
    if (last && this.#midRecord && !this.#stopped) {
      this.#keep('')
      this.#endRecord()
    }
  }

  /** Reads whole lines without quotes quickly. Answers the start of the first line that must be read cell by cell. */
  #plainLines(start: number): number {
    const line = this.#plainLine
    if (!line || this.#midRecord) return start
    const positions = this.#positions
    line.begin(this.#bytes, this.#isComposing)
    let at = start
    while (at < this.#text.length && line.isWorthwhile) {
      const end = positions.lineEndFrom(at)
      if (!this.#isCellEndKnown(end) || positions.quoteFrom(at) < end) return at
      const tail = line.read(this.#text, at, end)
      if (!tail) return at
      this.tail = tail
      this.count = this.width
      this.filled = line.filled || tail.isFilled
      at = this.#endCell(end)
    }
    return at
  }

  #plainCell(start: number, last: boolean): number {
    const end = Math.min(this.#positions.delimiterFrom(start), this.#positions.lineEndFrom(start))
    if (end - start > RAW_CELL_MAX_CHARACTERS) this.#handler.overlongCell()
    if (!last && !this.#isCellEndKnown(end)) return STOP
    const cell = trimmedSlice(this.#text, start, end)
    this.#keep(this.#isComposing ? cleanCell(cell) : cell)
    return this.#endCell(end)
  }

  #quotedCell(start: number, last: boolean): number {
    const text = this.#text
    let escapes = 0
    for (let from = start + 1; ; from += 2) {
      from = text.indexOf('"', from)
      const contentEnd = from < 0 ? text.length : from
      const isTooLong = contentEnd - start - 1 - escapes > RAW_CELL_MAX_CHARACTERS
      if (isTooLong || (from < 0 && last)) {
        this.#handler.openQuote(this, this.#line)
        this.#stopped = true
        return STOP
      }
      if (from < 0 || (from + 1 === text.length && !last)) return STOP
      if (text[from + 1] !== '"') return this.#afterQuote(start, from, escapes, last)
      escapes++
    }
  }

  #afterQuote(start: number, close: number, escapes: number, last: boolean): number {
    const text = this.#text
    const next = close + 1
    const end = Math.min(this.#positions.delimiterFrom(next), this.#positions.lineEndFrom(next))
    if (end - next > RAW_CELL_MAX_CHARACTERS) this.#handler.overlongCell()
    if (!last && !this.#isCellEndKnown(end)) return STOP
    this.#line += countLineBreaks(text, start, close)
    const rest = end === next ? '' : text.slice(next, end)
    const hasText = rest.trim() !== ''
    if (hasText) this.textAfterQuote = true
    this.#keep(cleanCell(unquoted(text, start, close, escapes) + (hasText ? rest : '')))
    return this.#endCell(end)
  }

  #keep(cell: string): void {
    if (this.count === 0) this.#plainLine?.forget()
    const position = this.count++
    if (position < this.width) {
      this.cells[position] = cell
      if (cell !== '') this.filled = true
    } else if (cell !== '') {
      if (this.extraColumn < 0) this.extraColumn = position
      this.furthestExtraColumn = position
    }
  }

  /** Steps over what ends a cell: a delimiter, a line break, or the end of the text. */
  #endCell(at: number): number {
    const text = this.#text
    if (at < text.length && at === this.#positions.delimiterFrom(at)) {
      this.#midRecord = true
      return at + 1
    }
    if (!this.#endRecord()) return STOP
    const isCrLf = at + 1 < text.length && text.charCodeAt(at) === CR && text.charCodeAt(at + 1) === LF
    return isCrLf ? at + 2 : at + 1
  }

  #endRecord(): boolean {
    const { cells, width } = this
    if (cells.length > width) cells.length = width
    for (let position = this.count; position < cells.length; position++) cells[position] = ''
    const goesOn = this.#handler.record(this)
    this.#stopped = !goesOn
    this.#line++
    this.count = 0
    this.filled = false
    this.extraColumn = -1
    this.furthestExtraColumn = -1
    this.textAfterQuote = false
    this.tail = undefined
    this.#midRecord = false
    return goesOn
  }

  /** False at the end of a chunk, and at a carriage return there: a line feed may follow. */
  #isCellEndKnown(at: number): boolean {
    const { length } = this.#text
    return at + 1 < length || (at + 1 === length && this.#text.charCodeAt(at) !== CR)
  }
}
