import { FIRST_COMPOSING, trimmedSlice } from '../clean-cell.ts'
import { stringText } from './cell-text.ts'

const LESS_THAN = 60
const AMPERSAND = 38
const UNDERSCORE = 95
const SPACE = 32

/** A run of character data without references: found, judged and made a cell's text in one pass. */
export class PlainText {
  start = 0
  end = 0
  /** Whether it is its own value but for white space at its ends: no escapes, nothing to compose. */
  #isSimple = false

  /** Whether such a run goes from `start` to the next tag, before `maxEnd`. */
  read(source: string, start: number, maxEnd: number): boolean {
    let codeUnits = 0
    let hasEscape = false
    let at = start
    for (; at < maxEnd; at++) {
      const codeUnit = source.charCodeAt(at)
      if (codeUnit === LESS_THAN) break
      if (codeUnit === AMPERSAND || codeUnit < SPACE) return false
      if (codeUnit === UNDERSCORE) hasEscape = true
      codeUnits |= codeUnit
    }
    this.#isSimple = !hasEscape && codeUnits < FIRST_COMPOSING
    this.start = start
    this.end = at
    return at < maxEnd
  }

  /** The run as a cell shows it. */
  value(source: string): string {
    if (this.#isSimple) return trimmedSlice(source, this.start, this.end)
    return stringText(source.slice(this.start, this.end))
  }
}
