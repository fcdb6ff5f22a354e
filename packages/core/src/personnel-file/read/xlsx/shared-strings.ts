import { RAW_CELL_MAX_CHARACTERS } from '../../../limits/index.ts'
import { refused } from '../refused-file.ts'
import { stringText } from './cell-text.ts'
import { decodeReferences } from './xml-characters.ts'
import type { XmlHandler } from './xml-reader.ts'

/** More than the cells of the largest sheet of a template's width; beyond it, the table would fill the memory. */
const MAX_STRINGS = 1 << 24
const MAX_CHARACTERS = 1 << 28

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
  readonly #strings: string[] = []
  /** Positions of strings that are longer than a cell may be. */
  readonly #overlong = new Set<number>()
  readonly #item = new StringItem()
  #characters = 0

  get(index: number): string {
    const text = this.#strings[index]
    if (text === undefined) throw refused('corrupt')
    if (this.#overlong.size > 0 && this.#overlong.has(index)) throw refused('too-large')
    return text
  }

  open(name: string, { depth }: { depth: number }): void {
    if (depth > 2) this.#item.open(name, depth)
    else if (name !== (depth === 1 ? 'sst' : 'si')) throw refused('corrupt')
  }

  text(source: string, start: number, end: number, hasReferences: boolean): void {
    this.#item.text(source, start, end, hasReferences)
  }

  close(_name: string, depth: number): void {
    if (depth > 2) this.#item.close(depth)
    if (depth !== 2) return
    const { value } = this.#item
    this.#item.value = ''
    if (value.length > RAW_CELL_MAX_CHARACTERS) this.#overlong.add(this.#strings.length)
    this.#characters += value.length
    if (this.#strings.length === MAX_STRINGS || this.#characters > MAX_CHARACTERS) throw refused('too-large')
    this.#strings.push(stringText(value.slice(0, RAW_CELL_MAX_CHARACTERS)))
  }
}
