import type { ReadingMeans } from '../../file-content/byte-source.ts'
import type { Encoding } from '../../file-content/encoding.ts'
import type { OtherContent } from '../../file-content/sniff.ts'
import type { FileReason } from '../report/report.ts'
import type { StreamingHash } from './sha256.ts'

/** A file to read, wherever it is stored. Any part of it can be streamed, several times. */
export interface FileSource {
  readonly name: string
  readonly size: number
  /** The bytes from `start` up to (not including) `end`, in chunks that the reader may keep no longer than the next one. */
  stream(start?: number, end?: number): AsyncIterable<Uint8Array>
}

/** What is known of a file when its bytes have been examined. */
export interface TableFacts {
  readonly format: 'csv' | 'xlsx' | null
  readonly encoding: Encoding | null
  readonly delimiter: ';' | ',' | '\t' | null
}

/** A row that could be read only in part: text after a closing quote, or a filled cell right of the header. */
export interface RowFault {
  readonly kind: 'text-after-quote' | 'extra-cell'
  readonly row: number
  /** 1-based position, where the fault has one. */
  readonly columnIndex?: number
}

/** The last cells of a row, which other rows may have in common. */
export interface RowTail {
  /** Position (0-based) of the first of the cells. */
  readonly from: number
  readonly cells: readonly string[]
  /** Set by the sink: there is nothing more to find in these cells, in any row that has them. */
  isSettled: boolean
}

/**
 * Receives a table row by row, as it is read. Cells are NFC and trimmed. Arrays are reused, so copy what you keep.
 */
export interface TableSink {
  /** The header row. Answering false leaves the rows unchecked: they are then only counted. */
  header(cells: readonly string[], facts: TableFacts): boolean
  /** Once the header was taken: where (0-based) cells begin that many rows have in common. Undefined where there are none. */
  readonly tailFrom?: number | undefined
  /**
   * One data row that is not empty; `cells` is as long as the header. `errorCells` are positions (0-based) of error
   * values such as #N/A, and of formulas without a saved result, which are empty. `tail` is one object for rows that
   * end alike, where the reader has noticed; its cells are also in `cells`.
   */
  row(
    row: number,
    cells: readonly string[],
    errorCells: ReadonlySet<number> | undefined,
    tail?: RowTail,
  ): void
  fault(fault: RowFault): void
  /**
   * Forgets whatever was handed over: the table begins anew. A sink that can do so may be handed the rows of a text while
   * its bytes are looked at for the first time; any other waits until the whole file was looked at.
   */
  restart?(): void
}

/** Why the reading stopped before the end of the file. */
export type Refusal =
  | { readonly code: 'FILE_TOO_SMALL' | 'ENCODING_DETECTION_FAILED' }
  /** Another kind of file, or a table whose first row is no header row. */
  | { readonly code: 'UNRECOGNISED_PATTERN'; readonly detail: OtherContent | 'headers' }
  /** The headers stand in a row below the first. */
  | { readonly code: 'UNRECOGNISED_PATTERN'; readonly detail: 'header-row'; readonly row: number }
  | {
      readonly code: 'PRE_PROCESSING_ERROR'
      readonly reason: FileReason
      /** Whether it stopped inside the rows. Then the rows that were handed over must not be judged. */
      readonly insideRows: boolean
    }
  /** A quote that is never closed, or a quoted cell that is too long; `line` is where it opened. In row 1 no header was handed over. */
  | { readonly code: 'CSV_READER_FAILED'; readonly row: number; readonly line: number }

export interface TableResult {
  readonly facts: TableFacts
  /** Lower-case hexadecimal; empty where the file is over the limit and was not read. */
  readonly sha256: string
  /** The number of data rows that are not empty, handed over or only counted; 0 if the file could not be read. */
  readonly rows: number
  /** Null when the whole table was read. */
  readonly refusal: Refusal | null
}

/** The progress of reading, over all passes. `bytesRead` never falls and ends at `total`, the size of the file. */
export interface ReadProgress {
  readonly bytesRead: number
  readonly total: number
  readonly rows: number
}

export interface ReadOptions extends ReadingMeans {
  /** Template headers: they decide delimiter and whether the first row is a header at all. */
  readonly headers: readonly string[]
  readonly onProgress?: (progress: ReadProgress) => void
  readonly signal?: AbortSignal
  /** Starts a SHA-256; Node passes its own, faster one. Default: ours. */
  readonly hash?: () => StreamingHash
}
