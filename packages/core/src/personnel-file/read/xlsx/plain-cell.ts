import { AsciiText, asciiPair, asciiWord } from '../../../file-content/xml/ascii-bytes.ts'
import type { PartChunk } from '../../../file-content/xml/part-chunk.ts'
import { KnownTexts } from './known-texts.ts'
import { PlainText } from './plain-text.ts'

/** The longest cell that is read here; nothing is looked at that near the end of a chunk. */
export const PLAIN_CELL_MAX_BYTES = 256

const MAX_LETTERS = 3
const MAX_ROW_DIGITS = 7
const MAX_STYLE_DIGITS = 6
/** Integers up to here are their own shortest decimal text. */
const MAX_VALUE_DIGITS = 15
const MAX_INDEX_DIGITS = 9
const BEFORE_A = 64
const LETTERS = 26
const ZERO = 48
const QUOTE = 34
const LETTER_S = 115

// What stands around the parts of a cell is compared several bytes at a time, since this is done for every cell.
const CELL = asciiWord('<c r')
const EQUALS_QUOTE = asciiPair('="')
const STYLE = asciiWord(' s="')
const TYPE = asciiWord(' t="')
const VALUE = asciiWord('><v>')
const VALUE_END = asciiWord('</v>')
const CELL_END = asciiWord('</c>')
const EMPTY_CELL_END = asciiPair('/>')
/** No position: the cell is not plain. */
const NOT_PLAIN = -1

/** What stands around the text of an inline string, from the type on. */
const INLINE_OPENING = new AsciiText('inlineStr"><is><t>')
const INLINE_CLOSING = new AsciiText('</t></is></c>')
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
  readonly inline = new PlainText(new KnownTexts())
  /** Position after the cell. */
  end = 0

  /** Whether a plain cell of `row` stands at a position, with `PLAIN_CELL_MAX_BYTES` from there. */
  read(chunk: PartChunk, start: number, row: number): boolean {
    const { bytes, view } = chunk
    if (view.getInt32(start) !== CELL || view.getInt16(start + 4) !== EQUALS_QUOTE) return false
    const afterReference = this.#readReference(bytes, start + 6, row)
    if (afterReference === NOT_PLAIN) return false
    const at = this.#readAttributes(chunk, afterReference)
    if (at === NOT_PLAIN) return false
    if (this.kind === 'inline') return this.#readInline(chunk, at)
    if (view.getInt32(at) === VALUE) return this.#readValue(chunk, at + 4)
    this.valueStart = at
    this.valueEnd = at
    this.end = at + 2
    return view.getInt16(at) === EMPTY_CELL_END
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

  #readAttributes({ bytes, view }: PartChunk, start: number): number {
    let at = start
    this.style = -1
    this.kind = 'number'
    if (view.getInt32(at) === STYLE) {
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
    if (view.getInt32(at) !== TYPE) return at
    at += 4
    if (bytes[at] === LETTER_S) {
      this.kind = 'shared'
      return bytes[at + 1] === QUOTE ? at + 2 : NOT_PLAIN
    }
    this.kind = 'inline'
    return INLINE_OPENING.standsAt(view, at) ? at + INLINE_OPENING.length : NOT_PLAIN
  }

  #readValue({ bytes, view }: PartChunk, start: number): boolean {
    const maxEnd = start + (this.kind === 'shared' ? MAX_INDEX_DIGITS : MAX_VALUE_DIGITS)
    let at = start
    let index = 0
    for (; at < maxEnd; at++) {
      const digit = (bytes[at] ?? 0) - ZERO
      if (digit < 0 || digit > 9) break
      index = (index * 10 + digit) | 0
    }
    if (at === start || (bytes[start] === ZERO && at > start + 1)) return false
    this.index = index
    this.isIndex = at - start <= MAX_INDEX_DIGITS
    this.valueStart = start
    this.valueEnd = at
    this.end = at + 8
    return view.getInt32(at) === VALUE_END && view.getInt32(at + 4) === CELL_END
  }

  #readInline({ bytes, view }: PartChunk, start: number): boolean {
    if (!this.inline.read(bytes, start, start + MAX_INLINE_BYTES)) return false
    const { end } = this.inline
    this.valueStart = start
    this.valueEnd = end
    this.end = end + INLINE_CLOSING.length
    return INLINE_CLOSING.standsAt(view, end)
  }
}
