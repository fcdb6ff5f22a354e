import { PACKAGE_LIST_MAX_BYTES } from '../../limits/index.ts'
import type { ByteSource, ReadingMeans } from '../byte-source.ts'
import { cutAfter } from '../cut-after.ts'
import { refused } from '../refused-content.ts'
import { ElementList, type ListedElement, type WantedElements } from '../xml/element-list.ts'
import { PartReader } from '../xml/part-reader.ts'
import type { XmlHandler } from '../xml/xml-reader.ts'
import type { ZipEntry } from '../zip/zip-directory.ts'
import { type InflatedRoom, ZipParts } from '../zip/zip-part.ts'
import type { Archive } from './archive.ts'

const GREATER_THAN = 62

/** The parts of one package, by name. */
export class Parts {
  readonly #archive: Archive
  readonly #zip: ZipParts
  readonly #latin1: ReadingMeans['latin1']

  constructor(file: ByteSource, archive: Archive, options: ReadingMeans, room?: InflatedRoom) {
    this.#archive = archive
    this.#zip = new ZipParts(file, options, room)
    this.#latin1 = options.latin1
  }

  /** Whether any part has this extension, written without its dot. */
  hasExtension(extension: string): boolean {
    const ending = `.${extension.toLowerCase()}`
    return this.names.some(name => name.endsWith(ending))
  }

  /** The names of the parts, in lower case. */
  get names(): readonly string[] {
    return [...this.#archive.entries.keys()]
  }

  /** The bytes of a part, as they come. */
  bytes(name: string): AsyncIterable<Uint8Array> {
    return this.#zip.read(this.#entry(name))
  }

  /** Reads a part into a handler; `isDone` may end it early. A part with more bytes is refused as too large. */
  async read(
    name: string,
    handler: XmlHandler,
    isDone: () => boolean = () => false,
    maxBytes = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    const reader = new PartReader(handler, isDone, this.#latin1)
    let bytes = 0
    for await (const chunk of cutAfter(GREATER_THAN, this.bytes(name))) {
      bytes += chunk.length
      if (bytes > maxBytes) throw refused('too-large')
      reader.push(chunk)
      if (isDone()) return
    }
    reader.end()
  }

  /** The elements of some names in a part. */
  async list(
    name: string,
    wanted: WantedElements,
    maxBytes = PACKAGE_LIST_MAX_BYTES,
  ): Promise<readonly ListedElement[]> {
    const list = new ElementList(wanted)
    await this.read(name, list, undefined, maxBytes)
    return list.elements
  }

  #entry(name: string): ZipEntry {
    const entry = this.#archive.entries.get(name.toLowerCase())
    if (!entry) throw refused('corrupt')
    return entry
  }
}

/** The name of the part that a relationship points to. @param folder of the part that has the relationship */
export function targetPart(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path = folder === '' ? [] : folder.split('/')
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  return path.join('/')
}
