import { asciiBytes, stands } from './ascii-bytes.ts'
import { PlainText } from './plain-text.ts'

/** The longest cell that is read here; nothing is looked at that near the end of a chunk. */
export const PLAIN_CELL_MAX_BYTES = 256

const OPENING_BYTES = '<c r="'.length
const CLOSING_BYTES = '</v></c>'.length
const MAX_LETTERS = 3
const MAX_ROW_DIGITS = 7
const MAX_STYLE_DIGITS = 6
/** Integers up to here are their own shortest decimal text. */
const MAX_VALUE_DIGITS = 15
const MAX_INDEX_DIGITS = 9
const BEFORE_A = 64
const LETTERS = 26
const ZERO = 48
const SPACE = 32
const QUOTE = 34
const SLASH = 47
const LESS_THAN = 60
const EQUALS = 61
const GREATER_THAN = 62
const LETTER_C = 99
const LETTER_R = 114
const LETTER_S = 115
const LETTER_T = 116
const LETTER_V = 118
/** No position: the cell is not plain. */
const NOT_PLAIN = -1

/** What stands around the text of an inline string, from the type on. */
const INLINE_OPENING = asciiBytes('inlineStr"><is><t>')
const INLINE_CLOSING = asciiBytes('</t></is></c>')
/** The text may be this long, so that the whole cell stays within its bound. */
const MAX_INLINE_BYTES = 160

/**
 * One cell in the form in which nearly all are written: `<c r="B2" s="1" t="s"><v>12</v></c>`, a shared string or an
 * integer, or `<c r="B2" t="inlineStr"><is><t>text</t></is></c>`. It is read at a glance, without the steps of an XML
 * reader; whatever looks otherwise is left to that one.
 */
export class PlainCell {
  /** Position (0-based) of the column. */
  column = 0
  /** Index of the cell style, or -1. */
  style = -1
  kind: 'number' | 'shared' | 'inline' = 'number'
  /** The digits as a number, where they are few enough. */
  index = 0
  isIndex = false
  /** Where its digits or its text stand; the same where the cell is empty. */
  valueStart = 0
  valueEnd = 0
  /** The text, where the cell is an inline string. */
  readonly inline = new PlainText()
  /** Position after the cell. */
  end = 0

  /** Whether a plain cell of `row` stands at a position, with `PLAIN_CELL_MAX_BYTES` from there. */
  read(bytes: Uint8Array, start: number, row: number): boolean {
    if (!isOpening(bytes, start)) return false
    const afterReference = this.#readReference(bytes, start + OPENING_BYTES, row)
    if (afterReference === NOT_PLAIN) return false
    const at = this.#readAttributes(bytes, afterReference)
    if (at === NOT_PLAIN) return false
    if (this.kind === 'inline') return this.#readInline(bytes, at)
    const byte = bytes[at]
    if (byte === SLASH) {
      this.valueStart = at
      this.valueEnd = at
      this.end = at + 2
      return bytes[at + 1] === GREATER_THAN
    }
    return byte === GREATER_THAN && this.#readValue(bytes, at + 1)
  }

  #readReference(bytes: Uint8Array, start: number, row: number): number {
    let at = start
    let column = 0
    for (let letters = 0; letters < MAX_LETTERS; letters++) {
      const letter = (bytes[at] ?? 0) - BEFORE_A
      if (letter < 1 || letter > LETTERS) break
      column = column * LETTERS + letter
      at++
    }
    let number = 0
    for (let digits = 0; digits < MAX_ROW_DIGITS; digits++) {
      const digit = (bytes[at] ?? 0) - ZERO
      if (digit < 0 || digit > 9) break
      number = number * 10 + digit
      at++
    }
    this.column = column - 1
    return column > 0 && number === row && bytes[at] === QUOTE ? at + 1 : NOT_PLAIN
  }

  #readAttributes(bytes: Uint8Array, start: number): number {
    let at = start
    this.style = -1
    this.kind = 'number'
    if (startsAttribute(bytes, at, LETTER_S)) {
      let style = 0
      at += 4
      for (let digits = 0; digits < MAX_STYLE_DIGITS; digits++) {
        const digit = (bytes[at] ?? 0) - ZERO
        if (digit < 0 || digit > 9) break
        style = style * 10 + digit
        at++
      }
      if (bytes[at++] !== QUOTE) return NOT_PLAIN
      this.style = style
    }
    if (!startsAttribute(bytes, at, LETTER_T)) return at
    if (bytes[at + 4] === LETTER_S) {
      this.kind = 'shared'
      return bytes[at + 5] === QUOTE ? at + 6 : NOT_PLAIN
    }
    this.kind = 'inline'
    const end = at + 4 + INLINE_OPENING.length
    return stands(bytes, at + 4, INLINE_OPENING) ? end : NOT_PLAIN
  }

  #readValue(bytes: Uint8Array, start: number): boolean {
    if (bytes[start] !== LESS_THAN || bytes[start + 1] !== LETTER_V) return false
    if (bytes[start + 2] !== GREATER_THAN) return false
    const valueStart = start + 3
    const maxEnd = valueStart + (this.kind === 'shared' ? MAX_INDEX_DIGITS : MAX_VALUE_DIGITS)
    let at = valueStart
    let index = 0
    for (; at < maxEnd; at++) {
      const digit = (bytes[at] ?? 0) - ZERO
      if (digit < 0 || digit > 9) break
      index = (index * 10 + digit) | 0
    }
    if (at === valueStart || (bytes[valueStart] === ZERO && at > valueStart + 1)) return false
    this.index = index
    this.isIndex = at - valueStart <= MAX_INDEX_DIGITS
    this.valueStart = valueStart
    this.valueEnd = at
    this.end = at + CLOSING_BYTES
    return isClosing(bytes, at)
  }

  #readInline(bytes: Uint8Array, start: number): boolean {
    if (!this.inline.read(bytes, start, start + MAX_INLINE_BYTES)) return false
    const { end } = this.inline
    this.valueStart = start
    this.valueEnd = end
    this.end = end + INLINE_CLOSING.length
    return stands(bytes, end, INLINE_CLOSING)
  }
}

// Compared one by one, since this is done for every cell.

/** Whether `<c r="` stands at a position. */
function isOpening(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at] === LESS_THAN &&
    bytes[at + 1] === LETTER_C &&
    bytes[at + 2] === SPACE &&
    bytes[at + 3] === LETTER_R &&
    bytes[at + 4] === EQUALS &&
    bytes[at + 5] === QUOTE
  )
}

/** Whether `</v></c>` stands at a position. */
function isClosing(bytes: Uint8Array, at: number): boolean {
  return (
    bytes[at] === LESS_THAN &&
    bytes[at + 1] === SLASH &&
    bytes[at + 2] === LETTER_V &&
    bytes[at + 3] === GREATER_THAN &&
    bytes[at + 4] === LESS_THAN &&
    bytes[at + 5] === SLASH &&
    bytes[at + 6] === LETTER_C &&
    bytes[at + 7] === GREATER_THAN
  )
}

/** Whether ` x="` stands at a position. */
function startsAttribute(bytes: Uint8Array, at: number, letter: number): boolean {
  return (
    bytes[at] === SPACE && bytes[at + 1] === letter && bytes[at + 2] === EQUALS && bytes[at + 3] === QUOTE
  )
}
