import type { FileSource } from '@salvia/core/personnel-file'

/** A file that is being read. */
export interface OpenFile {
  readonly source: FileSource
  /** As the user wrote it. */
  readonly path: string
  /** Throws when the file is no longer the one that was opened. */
  unchanged(): Promise<void>
  close(): Promise<void>
}
