import { asciiBytes } from '../../../file-content/xml/ascii-bytes.ts'
import type { PartChunk } from '../../../file-content/xml/part-chunk.ts'
import { decodeReferences } from '../../../file-content/xml/xml-characters.ts'
import type { XmlHandler, XmlReader } from '../../../file-content/xml/xml-reader.ts'
import { RAW_CELL_MAX_CHARACTERS, SHEET_MAX_COLUMNS, SHEET_MAX_ROWS } from '../../../limits/index.ts'
import { refused } from '../refused-file.ts'
import type { RowTail } from '../table.ts'
import { columnOf, rowNumber, wholeNumber } from './cell-reference.ts'
import { booleanText, dateText, isoDateText, numberText, stringText } from './cell-text.ts'
import { PLAIN_CELL_MAX_BYTES, PlainCell } from './plain-cell.ts'
import { PlainRowBreak } from './plain-row.ts'
import { type SharedStrings, StringItem } from './shared-strings.ts'
import type { SheetTails } from './sheet-tails.ts'

/** What the cells of a sheet refer to. */
export interface CellTables {
  readonly strings: SharedStrings
  readonly dateStyles: readonly boolean[]
  readonly isDate1904: boolean
}

/** A row with at least one filled cell. The sheet reader holds its cells until the next one. */
type RowTaker = (row: number, sheet: SheetReader) => void

const CELL_CLOSING = asciiBytes('</c>')
const LETTER_R = 114
const LETTER_S = 115
const LETTER_T = 116
const DATA_DEPTH = 2
const ROW_DEPTH = 3
const CELL_DEPTH = 4
const VALUE_DEPTH = 5

/** Reads the rows of one worksheet. @spec personnel-file §3 */
export class SheetReader implements XmlHandler {
  /** Cells of the row, clean, up to the last one given or to `width`. */
  readonly cells: string[] = []
  /** Positions (0-based) of error values, and of formulas without a result. */
  errorCells: Set<number> | undefined
  /** The first filled position right of `width`, or -1. */
  extraColumn = -1
  /** How many cells of a row are wanted; undefined for as many as are filled. */
  width: number | undefined
  readonly rushAfter = CELL_CLOSING
  /** Looks for rows that end alike, once it is known where. */
  tails: SheetTails | undefined
  /** How the row ends, where that was noticed. */
  tail: RowTail | undefined

  readonly #tables: CellTables
  readonly #take: RowTaker
  readonly #inline = new StringItem()
  readonly #plain = new PlainCell()
  readonly #plainBreak = new PlainRowBreak()
  #isInData = false
  /** Between two cells of a row. */
  #isInRow = false
  /** The row's element has no prefix. */
  #hasPlainName = false
  #hasText = false
  #row = 0
  #column = -1
  #lastFilled = -1
  #type = 'n'
  #style = ''
  #value = ''
  #hasFormula = false

  constructor(tables: CellTables, take: RowTaker) {
    this.#tables = tables
    this.#take = take
  }

  open(name: string, xml: XmlReader): void {
    const { depth } = xml
    if (depth > VALUE_DEPTH) {
      if (this.#type === 'inlineStr') this.#inline.open(name, depth)
    } else if (depth === VALUE_DEPTH) {
      this.#hasText = name === 'v' && this.#column >= 0 && this.#type !== 'inlineStr'
      if (name === 'f') this.#hasFormula = true
    } else if (depth === CELL_DEPTH) {
      if (this.#isInData && name === 'c') this.#beginCell(xml)
    } else if (depth === ROW_DEPTH) {
      if (this.#isInData && name === 'row') this.#openRow(xml)
    } else if (depth === DATA_DEPTH) {
      this.#isInData = name === 'sheetData'
    } else if (name !== 'worksheet') {
      throw refused('corrupt')
    }
  }

  text(source: string, start: number, end: number, hasReferences: boolean): void {
    if (this.#hasText) {
      const piece = source.slice(start, end)
      this.#value += hasReferences ? decodeReferences(piece) : piece
      if (this.#value.length > RAW_CELL_MAX_CHARACTERS) throw refused('too-large')
    } else if (this.#type === 'inlineStr') {
      this.#inline.text(source, start, end, hasReferences)
    }
  }

  close(name: string, depth: number): void {
    if (depth > VALUE_DEPTH) this.#inline.close(depth)
    else if (depth === VALUE_DEPTH) this.#hasText = false
    else if (depth === CELL_DEPTH && this.#isInData && name === 'c') this.#endCell()
    else if (depth === ROW_DEPTH && this.#isInData && name === 'row') this.#endRow()
    else if (depth === DATA_DEPTH) this.#isInData = false
  }

  /** The rest of a row and the beginning of the next. */
  rush(chunk: PartChunk, start: number): number {
    let at = start
    if (!this.#isInRow) return at
    const end = chunk.bytes.length - PLAIN_CELL_MAX_BYTES
    const plain = this.#plain
    const row = this.#row
    for (; at < end; at = plain.end) {
      if (!plain.read(chunk, at, row)) break
      this.#step(plain.column)
      const text = this.#plainText(chunk)
      this.tails?.add(plain, text)
      this.#keep(text)
    }
    const next = this.#plainBreak
    if (at >= end || !this.#hasPlainName || !next.read(chunk, at)) return at
    this.#endRow()
    this.#beginRow(next.row)
    return next.end
  }

  #plainText(chunk: PartChunk): string {
    const { index, valueStart, valueEnd, kind, style, inline } = this.#plain
    if (valueStart === valueEnd) return ''
    if (kind === 'shared') return this.#tables.strings.get(index)
    if (kind === 'inline') return inline.value(chunk)
    const digits = this.#plain.isIndex ? String(index) : chunk.ascii(valueStart, valueEnd)
    return this.#tables.dateStyles[style] ? dateText(digits, this.#tables.isDate1904) : digits
  }

  /** Rows stand in order, each once; one without a number follows the one before. */
  #openRow(xml: XmlReader): void {
    const number = xml.attribute('r')
    this.#hasPlainName = xml.qualifiedName === 'row'
    this.#beginRow(number === undefined ? this.#row + 1 : rowNumber(number))
  }

  #beginRow(row: number): void {
    if (row <= this.#row) throw refused('corrupt')
    this.#row = row
    this.#isInRow = true
    this.#column = -1
    this.#lastFilled = -1
    this.cells.length = 0
    this.errorCells = undefined
    this.extraColumn = -1
    this.tails?.begin()
  }

  #beginCell(xml: XmlReader): void {
    let column = this.#column + 1
    this.#type = 'n'
    this.#style = ''
    this.#value = ''
    this.#hasFormula = false
    for (let index = 0; index < xml.attributeCount; index++) {
      const letter = xml.attributeLetter(index)
      if (letter === LETTER_R) column = columnOf(xml.attributeValue(index), this.#row)
      else if (letter === LETTER_S) this.#style = xml.attributeValue(index)
      else if (letter === LETTER_T) this.#type = xml.attributeValue(index)
    }
    this.#isInRow = false
    this.#step(column)
  }

  /** Cells stand in order, each once. */
  #step(column: number): void {
    if (column <= this.#column) throw refused('corrupt')
    this.#column = column
  }

  #endCell(): void {
    const text = this.#cellText()
    this.#type = 'n'
    this.#isInRow = true
    this.tails?.giveUp()
    this.#keep(text)
  }

  #keep(text: string): void {
    if (text === '') return
    const column = this.#column
    if (column >= SHEET_MAX_COLUMNS) throw refused('too-large')
    if (this.width !== undefined && column >= this.width) {
      if (this.extraColumn < 0) this.extraColumn = column
      return
    }
    for (let gap = this.#lastFilled + 1; gap < column; gap++) this.cells[gap] = ''
    this.cells[column] = text
    this.#lastFilled = column
  }

  #endRow(): void {
    this.#isInRow = false
    if (this.#lastFilled < 0 && this.extraColumn < 0) return
    if (this.#row > SHEET_MAX_ROWS) throw refused('too-large')
    for (let gap = this.#lastFilled + 1; gap < (this.width ?? 0); gap++) this.cells[gap] = ''
    this.tail = this.tails?.find(this.cells)
    this.#take(this.#row, this)
  }

  #cellText(): string {
    const raw = this.#value
    if (this.#type === 'inlineStr') return this.#inlineText()
    if (raw === '') return this.#emptyText()
    switch (this.#type) {
      case 's':
        return this.#tables.strings.get(wholeNumber(raw))
      case 'n':
        return this.#tables.dateStyles[Number(this.#style)]
          ? dateText(raw, this.#tables.isDate1904)
          : numberText(raw)
      case 'str':
        return stringText(raw)
      case 'b':
        return booleanText(raw)
      case 'd':
        return isoDateText(raw)
      case 'e':
        return this.#errorText(raw)
      default:
        throw refused('corrupt')
    }
  }

  #inlineText(): string {
    const { value } = this.#inline
    this.#inline.value = ''
    if (value.length > RAW_CELL_MAX_CHARACTERS) throw refused('too-large')
    return stringText(value)
  }

  /** Excel gives a formula whose result is an empty text the type of a text. */
  #emptyText(): string {
    return this.#hasFormula && this.#type !== 'str' ? this.#errorText('') : ''
  }

  #errorText(raw: string): string {
    this.errorCells ??= new Set()
    this.errorCells.add(this.#column)
    return raw.trim()
  }
}
