import { refused } from '../refused-content.ts'
import type { PartChunk } from './part-chunk.ts'
import { codeUnitAt, decodeReferences, isNameCodeUnit, isXmlSpace } from './xml-characters.ts'

/** Receives the content of an XML document, in order. Names come without their prefix. */
export interface XmlHandler {
  open(name: string, xml: XmlReader): void
  /** A piece of character data, still with its references when `hasReferences`. */
  text(source: string, start: number, end: number, hasReferences: boolean): void
  /** `depth` is that of the element that ends: 1 for the root. */
  close(name: string, depth: number): void
  /** An optional fast path: reads well-formed markup from `at` on, and answers where it stopped. */
  rush?(chunk: PartChunk, at: number): number
  /** The closing tag after which it can do so again. */
  readonly rushAfter?: Uint8Array
}

const MAX_DEPTH = 32
const MAX_ATTRIBUTES = 256
const MAX_ATTRIBUTE_CHARACTERS = 1 << 16
const MAX_TEXT_CHARACTERS = 1 << 20
/** A tag, comment or instruction that is longer is no workbook's. */
const MAX_TOKEN_CHARACTERS = 1 << 20
const MAX_REFERENCE_CHARACTERS = 12

/** The token goes on in the next chunk. */
const INCOMPLETE = -1
const LESS_THAN = 60
const GREATER_THAN = 62
const SLASH = 47
const EQUALS = 61
const AMPERSAND = 38
const QUESTION = 63
const EXCLAMATION = 33
const COLON = 58

/**
 * Reads XML that comes in chunks, without document types and in bounded memory.
 * Anything not well-formed, or beyond the bounds of a workbook's parts, refuses the file.
 */
export class XmlReader {
  /** Elements that are open, the one being told included. */
  depth = 0
  attributeCount = 0
  readonly #handler: XmlHandler
  readonly #isDone: () => boolean
  /** Of each attribute: start and end of its local name, start and end of its value. */
  readonly #attributes = new Int32Array(MAX_ATTRIBUTES * 4)
  readonly #open: string[] = []
  #text = ''
  #textCharacters = 0
  #hasRoot = false

  /** @param isDone asked between two tokens; nothing behind them is looked at any more */
  constructor(handler: XmlHandler, isDone: () => boolean = () => false) {
    this.#handler = handler
    this.#isDone = isDone
  }

  /** Nothing is left over that goes on in the next chunk. */
  get isBetweenTokens(): boolean {
    return this.#text === ''
  }

  /** The name of the element being told, with its prefix. */
  get qualifiedName(): string {
    return this.#open[this.depth - 1] ?? ''
  }

  /** Reads one more chunk. */
  push(chunk: string): void {
    const text = this.#text === '' ? chunk : this.#text + chunk
    this.#text = text
    let at = 0
    while (at < text.length && !this.#isDone()) {
      const next = text.charCodeAt(at) === LESS_THAN ? this.#markup(text, at) : this.#characters(text, at)
      if (next === INCOMPLETE) break
      at = next
    }
    this.#text = text.slice(at)
    if (this.#text.length > MAX_TOKEN_CHARACTERS) throw refused('corrupt')
  }

  /** Refuses a document that ends before its root does. */
  end(): void {
    if (this.#text !== '' || this.depth > 0 || !this.#hasRoot) throw refused('corrupt')
  }

  /** The value of an attribute of the element being told, found by its local name. */
  attribute(name: string): string | undefined {
    for (let index = 0; index < this.attributeCount; index++) {
      if (this.attributeName(index) === name) return this.attributeValue(index)
    }
    return undefined
  }

  attributeName(index: number): string {
    return this.#text.slice(this.#attributes[index * 4], this.#attributes[index * 4 + 1])
  }

  /** The only code unit of a name, or 0 for a longer one. */
  attributeLetter(index: number): number {
    const start = this.#attributes[index * 4] ?? 0
    return this.#attributes[index * 4 + 1] === start + 1 ? this.#text.charCodeAt(start) : 0
  }

  attributeValue(index: number): string {
    return decodeReferences(
      this.#text.slice(this.#attributes[index * 4 + 2], this.#attributes[index * 4 + 3]),
    )
  }

  #markup(text: string, start: number): number {
    const codeUnit = codeUnitAt(text, start + 1)
    if (codeUnit === SLASH) return this.#closeTag(text, start)
    if (codeUnit === QUESTION) return after(text, '?>', start + 2)
    if (codeUnit === EXCLAMATION) return this.#declaration(text, start)
    return codeUnit < 0 ? INCOMPLETE : this.#openTag(text, start)
  }

  #declaration(text: string, start: number): number {
    const opening = text.slice(start, start + '<![CDATA['.length)
    if (opening.startsWith('<!--')) return after(text, '-->', start + 4)
    if ('<!--'.startsWith(opening) || (opening !== '<![CDATA[' && '<![CDATA['.startsWith(opening))) {
      return INCOMPLETE
    }
    // A document type is refused with anything else that only starts like markup.
    if (opening !== '<![CDATA[') throw refused('corrupt')
    const next = after(text, ']]>', start + opening.length)
    if (next !== INCOMPLETE) this.#tell(text, start + opening.length, next - ']]>'.length, false)
    return next
  }

  #openTag(text: string, start: number): number {
    const nameEnd = endOfName(text, start + 1)
    let at = nameEnd
    let count = 0
    for (;;) {
      at = skipSpace(text, at)
      const codeUnit = codeUnitAt(text, at)
      if (codeUnit === GREATER_THAN || codeUnit === SLASH || codeUnit < 0) break
      if (count === MAX_ATTRIBUTES || !isXmlSpace(codeUnitAt(text, at - 1))) throw refused('corrupt')
      at = this.#attribute(text, at, count++)
      if (at === INCOMPLETE) return INCOMPLETE
    }
    const isEmpty = codeUnitAt(text, at) === SLASH
    if (isEmpty) at++
    if (at >= text.length) return INCOMPLETE
    if (nameEnd === start + 1 || codeUnitAt(text, at) !== GREATER_THAN) throw refused('corrupt')
    this.attributeCount = count
    this.#begin(text.slice(start + 1, nameEnd))
    if (isEmpty) this.#finish()
    return at + 1
  }

  #attribute(text: string, start: number, index: number): number {
    const nameEnd = endOfName(text, start)
    const equals = skipSpace(text, nameEnd)
    const quoteAt = skipSpace(text, equals + 1)
    if (quoteAt >= text.length) return INCOMPLETE
    const quote = text[quoteAt]
    if (nameEnd === start || codeUnitAt(text, equals) !== EQUALS || (quote !== '"' && quote !== "'")) {
      throw refused('corrupt')
    }
    const valueEnd = text.indexOf(quote, quoteAt + 1)
    if ((valueEnd < 0 ? text.length : valueEnd) - quoteAt > MAX_ATTRIBUTE_CHARACTERS) throw refused('corrupt')
    if (valueEnd < 0) return INCOMPLETE
    for (let at = quoteAt + 1; at < valueEnd; at++) {
      if (text.charCodeAt(at) === LESS_THAN) throw refused('corrupt')
    }
    const slots = this.#attributes
    slots[index * 4] = startOfLocalName(text, start, nameEnd)
    slots[index * 4 + 1] = nameEnd
    slots[index * 4 + 2] = quoteAt + 1
    slots[index * 4 + 3] = valueEnd
    return valueEnd + 1
  }

  #closeTag(text: string, start: number): number {
    const name = this.#open[this.depth - 1]
    if (name === undefined) throw refused('corrupt')
    const nameEnd = start + 2 + name.length
    const end = skipSpace(text, nameEnd)
    if (end >= text.length) return INCOMPLETE
    if (!text.startsWith(name, start + 2) || codeUnitAt(text, end) !== GREATER_THAN) throw refused('corrupt')
    this.#finish()
    return end + 1
  }

  #begin(name: string): void {
    if (this.depth === MAX_DEPTH || (this.depth === 0 && this.#hasRoot)) throw refused('corrupt')
    this.#hasRoot = true
    this.#open[this.depth++] = name
    this.#textCharacters = 0
    this.#handler.open(localName(name), this)
  }

  #finish(): void {
    const name = this.#open[this.depth - 1] ?? ''
    this.#textCharacters = 0
    this.#handler.close(localName(name), this.depth)
    this.depth--
  }

  #characters(text: string, start: number): number {
    let hasReferences = false
    let at = start
    for (; at < text.length; at++) {
      const codeUnit = text.charCodeAt(at)
      if (codeUnit === LESS_THAN) break
      if (codeUnit === AMPERSAND) hasReferences = true
      else if (codeUnit < 0x20 && !isXmlSpace(codeUnit)) throw refused('corrupt')
    }
    if (at === text.length && hasReferences) {
      const reference = text.lastIndexOf('&')
      const isCut = text.indexOf(';', reference) < 0
      if (isCut && at - reference > MAX_REFERENCE_CHARACTERS) throw refused('corrupt')
      if (isCut) at = reference
      if (at === start) return INCOMPLETE
    }
    this.#tell(text, start, at, hasReferences)
    return at
  }

  #tell(text: string, start: number, end: number, hasReferences: boolean): void {
    this.#textCharacters += end - start
    if (this.#textCharacters > MAX_TEXT_CHARACTERS) throw refused('too-large')
    if (this.depth > 0) this.#handler.text(text, start, end, hasReferences)
    else if (text.slice(start, end).trim() !== '') throw refused('corrupt')
  }
}

function after(text: string, closing: string, from: number): number {
  const at = text.indexOf(closing, from)
  return at < 0 ? INCOMPLETE : at + closing.length
}

function endOfName(text: string, start: number): number {
  let at = start
  while (at < text.length && isNameCodeUnit(text.charCodeAt(at))) at++
  return at
}

function skipSpace(text: string, start: number): number {
  let at = start
  while (at < text.length && isXmlSpace(text.charCodeAt(at))) at++
  return at
}

function startOfLocalName(text: string, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    if (text.charCodeAt(at) === COLON) return at + 1
  }
  return start
}

function localName(name: string): string {
  return name.length < 3 ? name : name.slice(name.indexOf(':') + 1)
}
