import { ZIP_MAX_INFLATED_BYTES, ZIP_MAX_RATIO, ZIP_RATIO_FREE_BYTES } from '../../limits/index.ts'
import type { ByteSource, ReadingMeans } from '../byte-source.ts'
import { RefusedContent, refused } from '../refused-content.ts'
import { crc32 } from './crc32.ts'
import { inflateRaw } from './inflate.ts'
import { type ZipEntry, zipName } from './zip-directory.ts'

const LOCAL_SIGNATURE = 0x04034b50
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8

/** Whether an entry inflates more than it may. @spec personnel-file §3 */
export function isOverRatio(bytes: number, compressedBytes: number): boolean {
  return bytes > ZIP_RATIO_FREE_BYTES && bytes > compressedBytes * ZIP_MAX_RATIO
}

/** How many bytes a file, and what is packed in it, may still inflate to. */
export class InflatedRoom {
  #left: number

  constructor(maxBytes = ZIP_MAX_INFLATED_BYTES) {
    this.#left = maxBytes
  }

  /** Takes so many bytes. Answers whether there was room for them. */
  take(bytes: number): boolean {
    this.#left -= bytes
    return this.#left >= 0
  }
}

/** Inflates entries of one file, and counts what comes out: the directory's sizes are not believed. */
export class ZipParts {
  readonly #file: ByteSource
  readonly #inflate: NonNullable<ReadingMeans['inflate']>
  readonly #crc32: NonNullable<ReadingMeans['crc32']>
  readonly #room: InflatedRoom

  constructor(file: ByteSource, options: ReadingMeans, room = new InflatedRoom()) {
    this.#file = file
    this.#room = room
    this.#inflate = options.inflate ?? inflateRaw
    this.#crc32 = options.crc32 ?? crc32
  }

  /** The bytes of an entry, as they come. */
  async *read(entry: ZipEntry): AsyncGenerator<Uint8Array> {
    let bytes = 0
    let crc = 0
    try {
      for await (const chunk of await this.#inflated(entry)) {
        bytes += chunk.length
        if (isOverRatio(bytes, entry.compressedBytes) || !this.#room.take(chunk.length)) {
          throw refused('too-large')
        }
        crc = this.#crc32(chunk, crc)
        yield chunk
      }
    } catch (error) {
      // An error while inflating means that the data is corrupt, unless the source failed.
      if (error instanceof RefusedContent) throw error
      throw this.#file.failure ?? refused('corrupt')
    }
    if (bytes !== entry.bytes || crc !== entry.crc32) throw refused('corrupt')
  }

  async #inflated(entry: ZipEntry): Promise<AsyncIterable<Uint8Array>> {
    const start = await this.#dataStart(entry)
    const end = start + entry.compressedBytes
    if (end > this.#file.size) throw refused('corrupt')
    const compressed = this.#file.stream(start, end)
    if (entry.method === DEFLATED) return this.#inflate(compressed)
    if (entry.method === STORED) return compressed
    throw refused('corrupt')
  }

  async #dataStart(entry: ZipEntry): Promise<number> {
    const nameStart = entry.offset + LOCAL_BYTES
    if (nameStart > this.#file.size) throw refused('corrupt')
    const header = new DataView((await this.#file.bytes(entry.offset, nameStart)).buffer)
    const nameEnd = nameStart + header.getUint16(26, true)
    if (header.getUint32(0, true) !== LOCAL_SIGNATURE || nameEnd > this.#file.size) throw refused('corrupt')
    if (zipName(await this.#file.bytes(nameStart, nameEnd)) !== entry.name) throw refused('corrupt')
    return nameEnd + header.getUint16(28, true)
  }
}
