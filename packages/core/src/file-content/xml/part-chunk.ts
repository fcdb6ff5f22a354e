import type { ReadingMeans } from '../byte-source.ts'
import { refused } from '../refused-content.ts'

/** A piece of an XML part: its bytes, and texts out of it. */
export class PartChunk {
  readonly bytes: Uint8Array
  readonly view: DataView
  readonly #latin1: ReadingMeans['latin1']
  /** One character for each byte: its own where the byte is ASCII, any where it is not. */
  #characters: string | undefined

  constructor(bytes: Uint8Array, latin1?: ReadingMeans['latin1']) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    this.#latin1 = latin1
  }

  /** A text whose bytes are all ASCII. The first one decodes the chunk, so that the others are cut out of it. */
  ascii(start: number, end: number): string {
    this.#characters ??= this.#latin1?.(this.bytes) ?? utf8.decode(withoutTopBits(this.bytes))
    return this.#characters.slice(start, end)
  }

  /** Any text that begins and ends with a whole character. */
  text(start: number, end: number): string {
    try {
      return utf8.decode(this.bytes.subarray(start, end))
    } catch {
      throw refused('corrupt')
    }
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Text that is ASCII only is decoded many times faster than any other. */
function withoutTopBits(bytes: Uint8Array): Uint8Array {
  const words = new Uint32Array(Math.ceil(bytes.length / 4))
  const copy = new Uint8Array(words.buffer, 0, bytes.length)
  copy.set(bytes)
  for (let index = 0; index < words.length; index++) words[index] = (words[index] ?? 0) & 0x7f7f7f7f
  return copy
}
