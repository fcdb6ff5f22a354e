import { BytesScan } from './bytes-scan.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const satisfies readonly { encoding: Encoding; bytes: readonly number[] }[]

/** The byte order mark that a text begins with. */
interface ByteOrderMark {
  readonly encoding: Encoding
  /** Its length in bytes. */
  readonly length: number
}

export function byteOrderMark(head: Uint8Array): ByteOrderMark | undefined {
  const mark = MARKS.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))
  return mark && { encoding: mark.encoding, length: mark.bytes.length }
}

/** Reads every byte of a text, piece by piece, and determines its encoding. @spec personnel-file §3 */
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

  /** The encoding by the bytes so far: Windows-1252 while all of them are ASCII. */
  get soFar(): Encoding {
    if (this.#mark) return this.#mark.encoding
    return this.#scan instanceof BytesScan && this.#scan.seemsUtf8 ? 'utf-8' : 'windows-1252'
  }

  /** The encoding; null for bytes that are no text. */
  finish(): Encoding | null {
    if (this.#scan instanceof Utf16Scan) return this.#scan.finish()
    const { isUtf8, hasMultiByte, isWindows1252, hasNul } = this.#scan.finish()
    if (hasNul) return null
    if (this.#mark) return isUtf8 ? this.#mark.encoding : null
    if (isUtf8 && hasMultiByte) return 'utf-8'
    return isWindows1252 ? 'windows-1252' : null
  }

  /** Whether a text in Windows-1252 is one in ISO 8859-1 too, where every byte is the character with its number. */
  get isLatin1(): boolean {
    return this.#scan instanceof BytesScan && this.#scan.isLatin1
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
