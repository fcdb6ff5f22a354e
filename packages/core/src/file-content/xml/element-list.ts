import { refused } from '../refused-content.ts'
import type { XmlHandler, XmlReader } from './xml-reader.ts'

/** Excel's own bound for cell styles is 65,490; nothing else in these parts comes near. */
const MAX_ELEMENTS = 100_000

/** Names of elements, each with the local names of its attributes. */
export type WantedElements = Readonly<Record<string, readonly string[]>>

/** One element of a small part. */
export interface ListedElement {
  readonly name: string
  readonly parent: string
  /** Those that are wanted, by local name. */
  readonly attributes: ReadonlyMap<string, string>
}

/**
 * Keeps the elements of some names, in order, with some of their attributes: enough for every part but sheets and
 * shared strings.
 */
export class ElementList implements XmlHandler {
  readonly elements: ListedElement[] = []
  readonly #wanted: ReadonlyMap<string, readonly string[]>
  readonly #path: string[] = []

  constructor(wanted: WantedElements) {
    this.#wanted = new Map(Object.entries(wanted))
  }

  open(name: string, xml: XmlReader): void {
    const parent = this.#path.at(-1) ?? ''
    this.#path.push(name)
    const wanted = this.#wanted.get(name)
    if (!wanted) return
    if (this.elements.length === MAX_ELEMENTS) throw refused('too-large')
    const attributes = new Map<string, string>()
    for (let index = 0; index < xml.attributeCount; index++) {
      const attribute = xml.attributeName(index)
      if (wanted.includes(attribute)) attributes.set(attribute, xml.attributeValue(index))
    }
    this.elements.push({ name, parent, attributes })
  }

  text(): void {}

  close(): void {
    this.#path.pop()
  }
}
