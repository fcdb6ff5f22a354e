import { Readable } from 'node:stream'
import type { FileStore, StoredFile } from '../../adapters/files/file-store.ts'

/**
 * The files that one batch writes and replaces, in one attempt of its transaction. What an interrupted process leaves
 * behind no row points to: each kind with files sweeps for that.
 */
export class BatchFiles {
  readonly #files: FileStore
  #written: string[] = []
  #replaced: string[] = []

  constructor(files: FileStore) {
    this.#files = files
  }

  /** Stores bytes under a new key. */
  async write(key: string, bytes: Uint8Array): Promise<StoredFile> {
    this.#written.push(key)
    return this.#files.write(key, Readable.from([bytes]))
  }

  /** Bytes that no row points to any more when the batch is committed. */
  replace(keys: readonly string[]): void {
    this.#replaced.push(...keys)
  }

  /** Call it when the batch has changed nothing. */
  async undo(): Promise<void> {
    await this.#deleteAll(this.#written)
    this.#written = []
    this.#replaced = []
  }

  /** Call it when the batch is committed. */
  async settle(): Promise<void> {
    await this.#deleteAll(this.#replaced)
    this.#written = []
    this.#replaced = []
  }

  /** What cannot be deleted now is left to the sweep: the batch has gone well, or badly for a reason of its own. */
  async #deleteAll(keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#files.delete(key).catch(() => undefined)
  }
}
