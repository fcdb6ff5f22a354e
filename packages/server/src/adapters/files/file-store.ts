import type { Readable } from 'node:stream'
import type { Instant } from '@salvia/core/primitives'

/** Size and hash of a file, known once every byte has arrived. */
export interface StoredFile {
  readonly bytes: number
  /** Hex. */
  readonly sha256: string
}

/** Stores uploads by a key that the caller chooses. A key holds a whole file or nothing. */
export interface FileStore {
  /** Stores all of `content` under `key`, or nothing if it breaks off. */
  write(key: string, content: Readable): Promise<StoredFile>
  /** Opens a file for reading. Undefined if there is none. */
  open(key: string): Promise<Readable | undefined>
  /** Gives `use` a path that another process of this machine can read while `use` runs. */
  withPath<T>(key: string, use: (path: string) => Promise<T>): Promise<T>
  /** Deletes a file. A missing file is no error. */
  delete(key: string): Promise<void>
  /** Every key, to find files that no row points to. */
  keys(): AsyncIterable<{ key: string; changedAt: Instant }>
}
