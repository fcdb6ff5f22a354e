import type { FileSource } from '@salvia/core/personnel-file'

/** A file that is being read. */
export interface OpenFile {
  readonly source: FileSource
  /** The path as the user typed it. */
  readonly path: string
  /** Throws when the file has changed since it was opened. */
  unchanged(): Promise<void>
  close(): Promise<void>
}
