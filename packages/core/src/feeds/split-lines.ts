import { FEED_LINE_MAX_BYTES } from '../limits/index.ts'

/** A line as it was sent, without its line feed. */
export interface SentLine {
  /** From 1, empty lines included. */
  readonly number: number
  /** May be kept. Of a line that is too long only the beginning, one byte more than a line may have. */
  readonly bytes: Uint8Array
}

const LINE_FEED = 0x0a
/** What stands between values in JSON: a line of nothing else is empty. */
const BLANKS: readonly number[] = [0x20, 0x09, 0x0d]
const BYTE_ORDER_MARK: readonly number[] = [0xef, 0xbb, 0xbf]

/**
 * Splits bytes into lines while they arrive. Empty lines are left out, and so is a byte order mark at the beginning. A
 * last line needs no line feed. Holds one line in memory, whatever its length.
 */
export async function* splitLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<SentLine, void> {
  const line = new LineBuffer()
  let number = 1
  for await (const chunk of source) {
    let from = 0
    for (;;) {
      // A body of nothing but line feeds is as quick to read as any other.
      for (; line.isEmpty && chunk[from] === LINE_FEED; from += 1) number += 1
      const end = chunk.indexOf(LINE_FEED, from)
      line.add(chunk.subarray(from, end === -1 ? chunk.length : end))
      if (end === -1) break
      const bytes = line.take(number)
      if (bytes) yield { number, bytes }
      number += 1
      from = end + 1
    }
  }
  const last = line.take(number)
  if (last) yield { number, bytes: last }
}

/** The pieces of the line that is arriving. They are copies, because a source lends its bytes only until the next. */
class LineBuffer {
  #pieces: Uint8Array[] = []
  #length = 0

  get isEmpty(): boolean {
    return this.#length === 0
  }

  add(piece: Uint8Array): void {
    const room = FEED_LINE_MAX_BYTES + 1 - this.#length
    if (room <= 0 || piece.length === 0) return
    // Not slice(), which does not copy when the bytes are a Buffer of Node.
    const kept = new Uint8Array(piece.subarray(0, room))
    this.#pieces.push(kept)
    this.#length += kept.length
  }

  /** The line, and begins the next one. Undefined if it is empty. */
  take(number: number): Uint8Array | undefined {
    const whole = this.#pieces.length === 1 ? this.#pieces[0] : joined(this.#pieces, this.#length)
    this.#pieces = []
    this.#length = 0
    const bytes = number === 1 && whole ? withoutMark(whole) : whole
    return bytes?.every(byte => BLANKS.includes(byte)) ? undefined : bytes
  }
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

function withoutMark(bytes: Uint8Array): Uint8Array {
  return BYTE_ORDER_MARK.every((byte, at) => bytes[at] === byte) ? bytes.subarray(3) : bytes
}
