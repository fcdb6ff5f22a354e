import { refused } from '../refused-content.ts'
import type { XmlHandler, XmlReader } from './xml-reader.ts'

/** Excel's own bound for cell styles is 65,490; nothing else in these parts comes near. */
const MAX_ELEMENTS = 100_000

/** One element of a small part. */
export interface ListedElement {
  readonly name: string
  readonly parent: string
  /** By local name. */
  readonly attributes: ReadonlyMap<string, string>
}

/** Keeps the elements of some names, in order: enough for every part but sheets and shared strings. */
export class ElementList implements XmlHandler {
  readonly elements: ListedElement[] = []
  readonly #wanted: ReadonlySet<string>
  readonly #path: string[] = []

  constructor(wanted: readonly string[]) {
    this.#wanted = new Set(wanted)
  }

  open(name: string, xml: XmlReader): void {
    const parent = this.#path.at(-1) ?? ''
    this.#path.push(name)
    if (!this.#wanted.has(name)) return
    if (this.elements.length === MAX_ELEMENTS) throw refused('too-large')
    const attributes = new Map<string, string>()
    for (let index = 0; index < xml.attributeCount; index++) {
      attributes.set(xml.attributeName(index), xml.attributeValue(index))
    }
    this.elements.push({ name, parent, attributes })
  }

  text(): void {}

  close(): void {
    this.#path.pop()
  }
}
