import type { ReadingMeans } from '../byte-source.ts'
import { refused } from '../refused-content.ts'
import { stands } from './ascii-bytes.ts'
import { PartChunk } from './part-chunk.ts'
import { type XmlHandler, XmlReader } from './xml-reader.ts'

const ENCODING_DECLARATION = /^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/
/** Markup that its handler can't take at a glance is read step by step for so long, and twice as long each time it comes again soon. */
const FEWEST_STEPPED_BYTES = 1 << 7

/**
 * Reads the bytes of an XML part into its handler: by the handler's own fast path if it has one for them, else as
 * XML.
 */
export class PartReader {
  readonly #handler: XmlHandler
  readonly #isDone: () => boolean
  readonly #latin1: ReadingMeans['latin1']
  readonly #xml: XmlReader
  readonly #decoder = new TextDecoder('utf-8', { fatal: true })
  #isFirst = true
  #steppedBytes = FEWEST_STEPPED_BYTES

  /** @param isDone asked between two tokens; nothing behind them is looked at any more */
  constructor(handler: XmlHandler, isDone: () => boolean, latin1?: ReadingMeans['latin1']) {
    this.#handler = handler
    this.#latin1 = latin1
    this.#isDone = isDone
    this.#xml = new XmlReader(handler, isDone)
  }

  push(bytes: Uint8Array): void {
    const chunk = new PartChunk(bytes, this.#latin1)
    let at = 0
    while (at < bytes.length && !this.#isDone()) {
      const rushed = this.#rush(chunk, at)
      this.#steppedBytes = rushed - at < this.#steppedBytes ? this.#steppedBytes * 2 : FEWEST_STEPPED_BYTES
      at = rushed === bytes.length || this.#isDone() ? rushed : this.#step(bytes, rushed)
    }
  }

  /** Refuses a part that ends before its root element does. */
  end(): void {
    this.#xml.push(this.#decode())
    this.#xml.end()
  }

  #rush(chunk: PartChunk, start: number): number {
    const handler = this.#handler
    if (!handler.rush || !this.#xml.isBetweenTokens) return start
    let at = start
    for (let next = handler.rush(chunk, at); next > at; next = handler.rush(chunk, at)) {
      at = next
      if (this.#isDone()) break
    }
    return at
  }

  #step(bytes: Uint8Array, start: number): number {
    const { rushAfter } = this.#handler
    const end = rushAfter ? endOf(rushAfter, bytes, start + this.#steppedBytes) : bytes.length
    const text = this.#decode(bytes.subarray(start, end))
    const encoding = this.#isFirst && ENCODING_DECLARATION.exec(text)?.[1]
    if (encoding && !/^utf-?8$/i.test(encoding)) throw refused('corrupt')
    this.#isFirst &&= text === ''
    this.#xml.push(text)
    return end
  }

  #decode(bytes?: Uint8Array): string {
    try {
      return this.#decoder.decode(bytes, { stream: bytes !== undefined })
    } catch {
      throw refused('corrupt')
    }
  }
}

/** Position after the first tag of its kind that begins at or after a position, else the end of the bytes. */
function endOf(tag: Uint8Array, bytes: Uint8Array, from: number): number {
  const [first = 0] = tag
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (stands(bytes, at, tag)) return at + tag.length
  }
  return bytes.length
}
