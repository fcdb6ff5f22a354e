import { cutAfter } from '../cut-after.ts'
import type { FileBytes } from '../file-bytes.ts'
import { refused } from '../refused-file.ts'
import type { ReadOptions } from '../table.ts'
import type { Archive } from './archive.ts'
import { ElementList, type ListedElement } from './element-list.ts'
import { PartReader } from './part-reader.ts'
import type { XmlHandler } from './xml-reader.ts'
import { ZipParts } from './zip-part.ts'

const GREATER_THAN = 62

/** The XML parts of one workbook, by name. */
export class Parts {
  readonly #archive: Archive
  readonly #zip: ZipParts
  readonly #latin1: ReadOptions['latin1']

  constructor(file: FileBytes, archive: Archive, options: ReadOptions) {
    this.#archive = archive
    this.#zip = new ZipParts(file, options)
    this.#latin1 = options.latin1
  }

  /** Whether any part has this extension, written without its dot. */
  hasExtension(extension: string): boolean {
    const ending = `.${extension.toLowerCase()}`
    return [...this.#archive.entries.keys()].some(name => name.endsWith(ending))
  }

  /** Reads a part into a handler; `isDone` may end it early. */
  async read(name: string, handler: XmlHandler, isDone: () => boolean = () => false): Promise<void> {
    const entry = this.#archive.entries.get(name.toLowerCase())
    if (!entry) throw refused('corrupt')
    const reader = new PartReader(handler, isDone, this.#latin1)
    for await (const chunk of cutAfter(GREATER_THAN, this.#zip.read(entry))) {
      reader.push(chunk)
      if (isDone()) return
    }
    reader.end()
  }

  /** The elements of some names in a part. */
  async list(name: string, wanted: readonly string[]): Promise<readonly ListedElement[]> {
    const list = new ElementList(wanted)
    await this.read(name, list)
    return list.elements
  }
}

/** The part that a relationship of `xl/workbook.xml` points to. */
export function partOfWorkbook(target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const path = ['xl']
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '.') path.push(step)
  }
  return path.join('/')
}
