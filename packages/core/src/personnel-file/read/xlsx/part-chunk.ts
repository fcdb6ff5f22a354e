import { refused } from '../refused-file.ts'

/** A piece of an XML part: its bytes, and texts out of it. */
export class PartChunk {
  readonly bytes: Uint8Array
  #singleBytes: string | undefined

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }

  /** A text whose bytes are all ASCII. The first one decodes the chunk, so that the others are cut out of it. */
  ascii(start: number, end: number): string {
    this.#singleBytes ??= new TextDecoder('windows-1252').decode(this.bytes)
    return this.#singleBytes.slice(start, end)
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
