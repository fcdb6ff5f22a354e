import { AsciiText, asciiBytes } from '../../../file-content/xml/ascii-bytes.ts'
import type { PartChunk } from '../../../file-content/xml/part-chunk.ts'
import { decodeReferences } from '../../../file-content/xml/xml-characters.ts'
import type { XmlHandler } from '../../../file-content/xml/xml-reader.ts'
import { RAW_CELL_MAX_CHARACTERS } from '../../../limits/index.ts'
import { refused } from '../refused-file.ts'
import { stringText } from './cell-text.ts'
import { PlainText } from './plain-text.ts'

/** More than the cells of the largest sheet of a template's width; beyond it, the table would fill the memory. */
const MAX_STRINGS = 1 << 24
const MAX_CHARACTERS = 1 << 28

const ITEM_OPENING = new AsciiText('<si><t>')
const ITEM_END = asciiBytes('</si>')
const ITEM_CLOSING = new AsciiText('</t></si>')
/** A longer item is read in steps. */
const PLAIN_ITEM_MAX_BYTES = 256

/** Collects the texts of one string item, shared or inline: plain or rich, without phonetic runs. */
export class StringItem {
  value = ''
  #isText = false
  #phoneticDepth = 0

  open(name: string, depth: number): void {
    if (name === 'rPh' && this.#phoneticDepth === 0) this.#phoneticDepth = depth
    this.#isText = name === 't' && this.#phoneticDepth === 0
  }

  text(source: string, start: number, end: number, hasReferences: boolean): void {
    // Past the limit nothing more is kept; whether that is a fault depends on a cell's using it.
    if (!this.#isText || this.value.length > RAW_CELL_MAX_CHARACTERS) return
    const piece = source.slice(start, end)
    this.value += hasReferences ? decodeReferences(piece) : piece
  }

  close(depth: number): void {
    this.#isText = false
    if (depth === this.#phoneticDepth) this.#phoneticDepth = 0
  }
}

/** The workbook's table of strings, clean. */
export class SharedStrings implements XmlHandler {
  readonly rushAfter = ITEM_END
  readonly #strings: string[] = []
  /** Positions of strings that are longer than a cell may be. */
  readonly #overlong = new Set<number>()
  readonly #item = new StringItem()
  readonly #plain = new PlainText()
  #characters = 0
  #isBetweenItems = false

  get(index: number): string {
    const text = this.#strings[index]
    if (text === undefined) throw refused('corrupt')
    if (this.#overlong.size > 0 && this.#overlong.has(index)) throw refused('too-large')
    return text
  }

  open(name: string, { depth }: { depth: number }): void {
    if (depth === 1 && name !== 'sst') throw refused('corrupt')
    this.#isBetweenItems = depth === 1
    if (depth > 2) this.#item.open(name, depth)
  }

  text(source: string, start: number, end: number, hasReferences: boolean): void {
    this.#item.text(source, start, end, hasReferences)
  }

  close(name: string, depth: number): void {
    if (depth > 2) {
      this.#item.close(depth)
      return
    }
    this.#isBetweenItems = depth === 2
    const { value } = this.#item
    this.#item.value = ''
    if (depth !== 2 || name !== 'si') return
    if (value.length > RAW_CELL_MAX_CHARACTERS) this.#overlong.add(this.#strings.length)
    this.#add(stringText(value.slice(0, RAW_CELL_MAX_CHARACTERS)))
  }

  /** Items in the form in which nearly all are written: plain text without references. */
  rush(chunk: PartChunk, start: number): number {
    const { bytes, view } = chunk
    let at = start
    if (!this.#isBetweenItems) return at
    for (const end = bytes.length - PLAIN_ITEM_MAX_BYTES; at < end; ) {
      if (!ITEM_OPENING.standsAt(view, at)) break
      const textStart = at + ITEM_OPENING.length
      if (!this.#plain.read(bytes, textStart, at + PLAIN_ITEM_MAX_BYTES - ITEM_CLOSING.length)) break
      if (!ITEM_CLOSING.standsAt(view, this.#plain.end)) break
      this.#add(this.#plain.value(chunk))
      at = this.#plain.end + ITEM_CLOSING.length
    }
    return at
  }

  #add(text: string): void {
    this.#characters += text.length
    if (this.#strings.length === MAX_STRINGS || this.#characters > MAX_CHARACTERS) throw refused('too-large')
    this.#strings.push(text)
  }
}
