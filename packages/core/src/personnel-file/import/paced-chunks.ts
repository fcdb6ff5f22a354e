import type { FileSource } from '../read/table.ts'

/**
 * Connects a reader that pushes to a consumer that pulls. What is pushed waits here in chunks; while a chunk waits,
 * the reader gets no further bytes.
 */
export class PacedChunks<T> {
  readonly #size: number
  readonly #full: T[][] = []
  #filling: T[] = []
  #ended: { readonly failure: unknown } | null = null
  #changed = Promise.withResolvers<void>()

  constructor(size: number) {
    this.#size = size
  }

  push(item: T): void {
    if (this.#filling.push(item) < this.#size) return
    this.#full.push(this.#filling)
    this.#filling = []
    this.#wake()
  }

  /** Says that nothing more will be pushed. A failure reaches the consumer after everything that was pushed. */
  end(failure: unknown = null): void {
    this.#ended = { failure }
    this.#wake()
  }

  /** The same source, held back while chunks wait to be taken. */
  paced(source: FileSource): FileSource {
    const stream = (start?: number, end?: number): AsyncGenerator<Uint8Array> =>
      this.#paced(source.stream(start, end))
    return { name: source.name, size: source.size, stream }
  }

  async *chunks(): AsyncGenerator<readonly T[], void, undefined> {
    while (true) {
      const chunk = this.#full.shift()
      if (chunk) {
        this.#wake()
        yield chunk
      } else if (this.#ended) break
      else await this.#changed.promise
    }
    if (this.#filling.length > 0) yield this.#filling
    if (this.#ended.failure !== null) throw this.#ended.failure
  }

  async *#paced(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of bytes) {
      while (this.#full.length > 0 && !this.#ended) await this.#changed.promise
      yield piece
    }
  }

  #wake(): void {
    this.#changed.resolve()
    this.#changed = Promise.withResolvers<void>()
  }
}
