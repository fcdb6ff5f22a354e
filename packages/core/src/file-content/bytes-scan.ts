/** The second byte's range is narrower after these, so that no character has two spellings (Unicode, table 3-7). */
const SECOND_BYTE: Readonly<Record<number, readonly [number, number]>> = {
  224: [0xa0, 0xbf],
  237: [0x80, 0x9f],
  240: [0x90, 0xbf],
  244: [0x80, 0x8f],
}
const CONTINUATION = [0x80, 0xbf] as const
const UNDEFINED_IN_WINDOWS_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
const TOP_BITS = 0x80808080
const ONES = 0x01010101

/** Whether bytes are valid UTF-8 and valid Windows-1252. */
interface BytesVerdict {
  readonly isUtf8: boolean
  readonly hasMultiByte: boolean
  readonly isWindows1252: boolean
  readonly hasNul: boolean
}

/** Looks at bytes as UTF-8 and as Windows-1252 at once, four at a time where nothing depends on them. */
export class BytesScan {
  /** No byte from 80 to 9F, where alone Windows-1252 differs from ISO 8859-1. */
  isLatin1 = true
  #isUtf8 = true
  #hasMultiByte = false
  #isWindows1252 = true
  #hasNul = false
  /** Continuation bytes still to come, and the range of the next. */
  #continuations = 0
  #range: readonly [number, number] = CONTINUATION

  push(bytes: Uint8Array): void {
    const lead = Math.min(-bytes.byteOffset & 3, bytes.length)
    const count = (bytes.length - lead) >> 2
    const words = new Int32Array(bytes.buffer, count === 0 ? 0 : bytes.byteOffset + lead, count)
    this.#takeAll(bytes, 0, lead)
    for (let index = 0; index < words.length; index++) {
      if (this.#continuations === 0) index = this.#isUtf8 ? skipAscii(words, index) : skipLatin1(words, index)
      const at = lead + index * 4
      if (index < words.length) this.#takeAll(bytes, at, at + 4)
    }
    this.#takeAll(bytes, lead + words.length * 4, bytes.length)
  }

  /** Characters of several bytes so far, all well-formed. */
  get seemsUtf8(): boolean {
    return this.#isUtf8 && this.#hasMultiByte
  }

  finish(): BytesVerdict {
    return {
      isUtf8: this.#isUtf8 && this.#continuations === 0,
      hasMultiByte: this.#hasMultiByte,
      isWindows1252: this.#isWindows1252,
      hasNul: this.#hasNul,
    }
  }

  #takeAll(bytes: Uint8Array, start: number, end: number): void {
    for (let at = start; at < end; at++) this.#take(bytes[at] ?? 0)
  }

  #take(byte: number): void {
    if (byte === 0) this.#hasNul = true
    if (byte >= 0x80 && byte < 0xa0) {
      this.isLatin1 = false
      if (UNDEFINED_IN_WINDOWS_1252.has(byte)) this.#isWindows1252 = false
    }
    if (!this.#isUtf8) return
    if (this.#continuations > 0) {
      if (byte < this.#range[0] || byte > this.#range[1]) this.#giveUpUtf8()
      else this.#continuations--
      this.#range = CONTINUATION
    } else if (byte >= 0x80) {
      this.#continuations = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1
      this.#range = SECOND_BYTE[byte] ?? CONTINUATION
      this.#hasMultiByte = true
      if (byte < 0xc2 || byte > 0xf4) this.#giveUpUtf8()
    }
  }

  #giveUpUtf8(): void {
    this.#isUtf8 = false
    this.#continuations = 0
  }
}

// In both, taking 1 from each byte borrows into its top bit where the byte is NUL.

/** The next word with a byte that is NUL or not ASCII. */
function skipAscii(words: Int32Array, start: number): number {
  let index = start
  for (; index < words.length; index++) {
    const word = words[index] ?? 0
    if (((word | (word - ONES)) & TOP_BITS) !== 0) break
  }
  return index
}

/** The next word with a byte that is NUL or from 80 to 9F: their top bit is set, and neither of the next two. */
function skipLatin1(words: Int32Array, start: number): number {
  let index = start
  for (; index < words.length; index++) {
    const word = words[index] ?? 0
    const mayBeNul = (word - ONES) & ~word
    const isHigherControl = word & ~(word << 1) & ~(word << 2)
    if (((mayBeNul | isHigherControl) & TOP_BITS) !== 0) break
  }
  return index
}
