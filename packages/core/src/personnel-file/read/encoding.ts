import type { TableFacts } from './table.ts'

export type Encoding = NonNullable<TableFacts['encoding']>

const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const satisfies readonly { encoding: Encoding; bytes: readonly number[] }[]

/** The byte order mark that a text begins with. */
export interface ByteOrderMark {
  readonly encoding: Encoding
  /** Its length in bytes. */
  readonly length: number
}

export function byteOrderMark(head: Uint8Array): ByteOrderMark | undefined {
  const mark = MARKS.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))
  return mark && { encoding: mark.encoding, length: mark.bytes.length }
}

/** Looks at every byte of a text, piece by piece, and says how it is encoded. @spec §5 */
export class EncodingScan {
  readonly #mark: ByteOrderMark | undefined
  readonly #scan: Utf16Scan | BytesScan
  #toSkip: number

  /** `head`: at least the first three bytes. They are pushed as well. */
  constructor(head: Uint8Array) {
    this.#mark = byteOrderMark(head)
    this.#toSkip = this.#mark?.length ?? 0
    const encoding = this.#mark?.encoding
    this.#scan =
      encoding === 'utf-16le' || encoding === 'utf-16be' ? new Utf16Scan(encoding) : new BytesScan()
  }

  push(bytes: Uint8Array): void {
    this.#scan.push(this.#toSkip > 0 ? bytes.subarray(this.#toSkip) : bytes)
    this.#toSkip = 0
  }

  /** Null for bytes that no text has. */
  finish(): Encoding | null {
    if (this.#scan instanceof Utf16Scan) return this.#scan.finish()
    const { isUtf8, hasMultiByte, isWindows1252, hasNul } = this.#scan.finish()
    if (hasNul) return null
    if (this.#mark) return isUtf8 ? this.#mark.encoding : null
    if (isUtf8 && hasMultiByte) return 'utf-8'
    return isWindows1252 ? 'windows-1252' : null
  }
}

class Utf16Scan {
  readonly #encoding: Encoding
  readonly #decoder: TextDecoder
  #isWellFormed = true

  constructor(encoding: 'utf-16le' | 'utf-16be') {
    this.#encoding = encoding
    this.#decoder = new TextDecoder(encoding, { fatal: true })
  }

  push(bytes: Uint8Array): void {
    this.#decode(() => this.#decoder.decode(bytes, { stream: true }))
  }

  finish(): Encoding | null {
    this.#decode(() => this.#decoder.decode())
    return this.#isWellFormed ? this.#encoding : null
  }

  #decode(step: () => string): void {
    if (!this.#isWellFormed) return
    try {
      step()
    } catch {
      this.#isWellFormed = false
    }
  }
}

/** The second byte's range is narrower after these, so that no character has two spellings (Unicode, table 3-7). */
const SECOND_BYTE: Readonly<Record<number, readonly [number, number]>> = {
  224: [0xa0, 0xbf],
  237: [0x80, 0x9f],
  240: [0x90, 0xbf],
  244: [0x80, 0x8f],
}
const CONTINUATION = [0x80, 0xbf] as const
const UNDEFINED_IN_WINDOWS_1252 = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])

/** Bytes as UTF-8 and as Windows-1252 at once. */
class BytesScan {
  #isUtf8 = true
  #hasMultiByte = false
  #isWindows1252 = true
  #hasNul = false
  /** Continuation bytes still to come, and the range of the next. */
  #owed = 0
  #range: readonly [number, number] = CONTINUATION

  push(bytes: Uint8Array): void {
    const words = wordsOf(bytes)
    let at = 0
    while (at < bytes.length) {
      if (this.#owed === 0) at = skipPlainAscii(bytes, words, at)
      const byte = bytes[at]
      if (byte === undefined) return
      this.#take(byte)
      at++
    }
  }

  finish(): { isUtf8: boolean; hasMultiByte: boolean; isWindows1252: boolean; hasNul: boolean } {
    return {
      isUtf8: this.#isUtf8 && this.#owed === 0,
      hasMultiByte: this.#hasMultiByte,
      isWindows1252: this.#isWindows1252,
      hasNul: this.#hasNul,
    }
  }

  #take(byte: number): void {
    if (byte === 0) this.#hasNul = true
    if (UNDEFINED_IN_WINDOWS_1252.has(byte)) this.#isWindows1252 = false
    if (!this.#isUtf8) return
    if (this.#owed > 0) {
      if (byte < this.#range[0] || byte > this.#range[1]) this.#giveUpUtf8()
      else this.#owed--
      this.#range = CONTINUATION
    } else if (byte >= 0x80) {
      this.#owed = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1
      this.#range = SECOND_BYTE[byte] ?? CONTINUATION
      this.#hasMultiByte = true
      if (byte < 0xc2 || byte > 0xf4) this.#giveUpUtf8()
    }
  }

  #giveUpUtf8(): void {
    this.#isUtf8 = false
    this.#owed = 0
  }
}

interface Words {
  /** Bytes before the first whole word. */
  readonly lead: number
  readonly words: Uint32Array
}

function wordsOf(bytes: Uint8Array): Words {
  const lead = Math.min((4 - (bytes.byteOffset % 4)) % 4, bytes.length)
  const count = Math.floor((bytes.length - lead) / 4)
  return { lead, words: new Uint32Array(bytes.buffer, count === 0 ? 0 : bytes.byteOffset + lead, count) }
}

/** Position of the next byte that is NUL or not ASCII, four bytes at a time where it can. */
function skipPlainAscii(bytes: Uint8Array, { lead, words }: Words, start: number): number {
  let at = start
  while (at < bytes.length && (at < lead || (at - lead) % 4 !== 0)) {
    if (!isPlainAscii(bytes[at] ?? 0)) return at
    at++
  }
  let index = (at - lead) >> 2
  for (; index < words.length; index++) {
    const word = words[index] ?? 0
    // The top bit of a byte is set where it is not ASCII, or where taking 1 from a NUL borrows.
    if (((word | (word - 0x01010101)) & 0x80808080) !== 0) break
  }
  if (at >= lead) at = Math.max(at, lead + index * 4)
  while (at < bytes.length && isPlainAscii(bytes[at] ?? 0)) at++
  return at
}

function isPlainAscii(byte: number): boolean {
  return byte > 0 && byte < 0x80
}
