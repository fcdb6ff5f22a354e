import type { Readable } from 'node:stream'
import type { Instant } from '@salvia/core/primitives'

/** What a file turned out to be once every byte had arrived. */
export interface StoredFile {
  readonly bytes: number
  /** Hex. */
  readonly sha256: string
}

/** Keeps uploads by a key of the caller's own; a key holds a whole file or nothing. */
export interface FileStore {
  /** Keeps all of `content` under `key`, or nothing where it breaks off. */
  write(key: string, content: Readable): Promise<StoredFile>
  /** Opens a file for reading; undefined where there is none. */
  open(key: string): Promise<Readable | undefined>
  /** A path that another process of this machine can read for as long as `use` runs. */
  withPath<T>(key: string, use: (path: string) => Promise<T>): Promise<T>
  /** Deletes a file; one that is not there is no error. */
  delete(key: string): Promise<void>
  /** Every key, for sweeping what nothing points to. */
  keys(): AsyncIterable<{ key: string; changedAt: Instant }>
}
