import type { PartChunk } from '../../../file-content/xml/part-chunk.ts'
import { trimmedSlice } from '../clean-cell.ts'
import { stringText } from './cell-text.ts'
import type { KnownTexts } from './known-texts.ts'

const LESS_THAN = 60
const AMPERSAND = 38
const UNDERSCORE = 95
const SPACE = 32
const FIRST_MULTI_BYTE = 0x80

/** A run of character data without references: found, judged and made a cell's text in one pass. */
export class PlainText {
  start = 0
  end = 0
  /** The same for the same bytes. */
  hash = 0
  readonly #known: KnownTexts | undefined
  #isAscii = false
  #hasEscape = false

  /** @param known where texts come again */
  constructor(known?: KnownTexts) {
    this.#known = known
  }

  /** Whether such a run goes from `start` to the next tag, before `maxEnd`. */
  read(bytes: Uint8Array, start: number, maxEnd: number): boolean {
    let allBits = 0
    let hash = 0
    let hasEscape = false
    let at = start
    for (; at < maxEnd; at++) {
      const byte = bytes[at] ?? 0
      if (byte === LESS_THAN) break
      if (byte === AMPERSAND || byte < SPACE) return false
      if (byte === UNDERSCORE) hasEscape = true
      allBits |= byte
      hash = Math.imul(hash ^ byte, 0x01000193)
    }
    this.#isAscii = allBits < FIRST_MULTI_BYTE
    this.#hasEscape = hasEscape
    this.hash = hash
    this.start = start
    this.end = at
    return at < maxEnd
  }

  /** The run as a cell shows it. */
  value(chunk: PartChunk): string {
    const { start, end } = this
    if (!this.#isAscii) return this.#known?.find(chunk.bytes, start, end, this.hash) ?? this.#decoded(chunk)
    const text = chunk.ascii(start, end)
    return this.#hasEscape ? stringText(text) : trimmedSlice(text, 0, text.length)
  }
  #decoded(chunk: PartChunk): string {
    const text = stringText(chunk.text(this.start, this.end))
    this.#known?.add(chunk.bytes.slice(this.start, this.end), this.hash, text)
    return text
  }
}
