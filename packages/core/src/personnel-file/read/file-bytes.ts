import { errorOf } from '../../errors/index.ts'
import { personnelFileErrors } from '../personnel-file.errors.ts'
import type { FileSource, ReadOptions } from './table.ts'

/**
 * Wraps a source for all of its readers: reading can be aborted, reports its progress, and fails if the file changes.
 */
export class FileBytes {
  /** Data rows so far, for the progress. */
  rowCount: () => number = () => 0
  /** How many times the file is read in all. Nearly every file is read once to recognise it and once for its rows. */
  passes = 2
  /** What the source threw, so that it is not mistaken for a fault in the file. */
  failure: unknown
  readonly #source: FileSource
  readonly #options: ReadOptions
  #passed = 0
  #told = 0

  constructor(source: FileSource, options: ReadOptions) {
    this.#source = source
    this.#options = options
  }

  get size(): number {
    return this.#source.size
  }

  /** The bytes of a part, as they come. */
  async *stream(start = 0, end = this.size): AsyncGenerator<Uint8Array> {
    const { signal } = this.#options
    let left = end - start
    try {
      signal?.throwIfAborted()
      for await (const chunk of this.#source.stream(start, end)) {
        signal?.throwIfAborted()
        left -= chunk.length
        if (left < 0) throw errorOf(personnelFileErrors.FILE_CHANGED)
        this.#advance(chunk.length)
        yield chunk
      }
      if (left > 0) throw errorOf(personnelFileErrors.FILE_CHANGED)
    } catch (error) {
      this.failure ??= error
      throw error
    }
  }

  /** The bytes of a part, together. For small parts only. */
  async bytes(start: number, end: number): Promise<Uint8Array> {
    const bytes = new Uint8Array(end - start)
    let at = 0
    for await (const chunk of this.stream(start, end)) {
      bytes.set(chunk, at)
      at += chunk.length
    }
    return bytes
  }

  /** Tells that everything was read. */
  finish(): void {
    this.#tell(this.size)
  }

  #advance(bytes: number): void {
    this.#passed += bytes
    this.#tell(Math.min(this.size, Math.floor(this.#passed / this.passes)))
  }

  #tell(bytesRead: number): void {
    if (bytesRead <= this.#told && bytesRead < this.size) return
    this.#told = bytesRead
    this.#options.onProgress?.({ bytesRead, total: this.size, rows: this.rowCount() })
  }
}
