import type { Locale } from '@salvia/core/i18n'
import type { LeftOutRow, Report, Template } from '@salvia/core/personnel-file'
import type { IsoDate } from '@salvia/core/primitives'
import type { Incident } from '../incident.ts'

/** A file for a process to read. */
interface FileToRead {
  /** Path of the bytes on disk. */
  readonly path: string
  /** The file's name at its sender. */
  readonly name: string
  readonly template: Template
  /** The date by which identity numbers get their century. */
  readonly today: IsoDate
}

export interface ReviewRequest extends FileToRead {
  readonly kind: 'review'
  readonly locale: Locale
}

export interface StageRequest extends FileToRead {
  readonly kind: 'stage'
  /** How many rows a portion has. */
  readonly chunkRows: number
}

/** What the server sends to a process that reads files. `next`: the rows of the last portion are stored. */
export type ReadingRequest = ReviewRequest | StageRequest | { readonly kind: 'next' }

/** The result of a review. */
export interface Reviewed {
  readonly kind: 'reviewed'
  /** The masked report as JSON. The server passes it on without parsing it. */
  readonly report: string
  readonly outcome: Report['outcome']
  /** How many rows an import would leave out. */
  readonly leftOut: number
  readonly incident: Incident | null
}

/** A portion of a file's rows, in the form to store. */
export interface RowsRead {
  readonly kind: 'rows'
  /** As many rows as `employees` counts, as JSON for the staging table. */
  readonly staged: string
  readonly employees: number
  readonly leftOut: readonly LeftOutRow[]
  /** Addresses of protected identities whose rows make no employee. */
  readonly shielded: readonly string[]
}

/** All rows have been sent. */
interface ReadToItsEnd {
  readonly kind: 'end'
}

/** The file could not be read. */
interface ReadingFailed {
  readonly kind: 'failed'
  readonly incident: Incident
}

/** The process has started and waits for its first file. */
interface Ready {
  readonly kind: 'ready'
}

/** What a process sends to the server. */
export type ReadingMessage = Ready | ReadingReply

export type ReadingReply = (Reviewed | RowsRead | ReadToItsEnd | ReadingFailed) & {
  /** Whether the process is done with this file and can read another. */
  readonly isReusable: boolean
}
