import { AsciiText } from '../../../file-content/xml/ascii-bytes.ts'
import type { PartChunk } from '../../../file-content/xml/part-chunk.ts'

const BREAK = new AsciiText('</row><row r="')
const MAX_ROW_DIGITS = 7
const MAX_BYTES = 192
const ZERO = 48
const SPACE = 32
const QUOTE = 34
const COLON = 58
const LESS_THAN = 60
const EQUALS = 61
const GREATER_THAN = 62
const AMPERSAND = 38
const DOT = 46
const HYPHEN = 45

/** The end of a row and the beginning of the next, as nearly all are written: `</row><row r="3" spans="1:31">`. */
export class PlainRowBreak {
  /** Number of the row that begins. */
  row = 0
  /** Position after both. */
  end = 0

  /** Whether such a break stands at a position. */
  read({ bytes, view }: PartChunk, start: number): boolean {
    if (!BREAK.standsAt(view, start)) return false
    const digitsStart = start + BREAK.length
    let at = digitsStart
    let row = 0
    for (let digits = 0; digits < MAX_ROW_DIGITS; digits++) {
      const digit = (bytes[at] ?? 0) - ZERO
      if (digit < 0 || digit > 9) break
      row = row * 10 + digit
      at++
    }
    if (row === 0 || bytes[at] !== QUOTE) return false
    this.row = row
    return this.#readAttributes(bytes, at + 1, start + MAX_BYTES)
  }

  /** The other attributes of the tag do not matter, as long as they are well-formed. */
  #readAttributes(bytes: Uint8Array, start: number, maxEnd: number): boolean {
    let at = start
    while (at < maxEnd && bytes[at] === SPACE) {
      const nameStart = at + 1
      at = nameStart
      while (at < maxEnd && isNameByte(bytes[at] ?? 0)) at++
      if (at === nameStart || bytes[at] !== EQUALS || bytes[at + 1] !== QUOTE) return false
      at += 2
      while (at < maxEnd && isValueByte(bytes[at] ?? 0)) at++
      if (bytes[at] !== QUOTE) return false
      at++
    }
    this.end = at + 1
    return at < maxEnd && bytes[at] === GREATER_THAN
  }
}

function isNameByte(byte: number): boolean {
  const isLetter = (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90)
  const isDigit = byte >= ZERO && byte <= 57
  return isLetter || isDigit || byte === COLON || byte === DOT || byte === HYPHEN
}

function isValueByte(byte: number): boolean {
  return byte >= SPACE && byte < 0x80 && byte !== QUOTE && byte !== LESS_THAN && byte !== AMPERSAND
}
