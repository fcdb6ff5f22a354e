import type { Locale } from '@salvia/core/i18n'
import type { LeftOutRow, Report, Template } from '@salvia/core/personnel-file'
import type { IsoDate } from '@salvia/core/primitives'
import type { Incident } from '../incident.ts'

/** A file that a process is to read. */
interface FileToRead {
  /** Where the bytes lie. */
  readonly path: string
  /** The file's name as its sender has it. */
  readonly name: string
  readonly template: Template
  /** The day by which identity numbers get their century. */
  readonly today: IsoDate
}

export interface ReviewRequest extends FileToRead {
  readonly kind: 'review'
  readonly locale: Locale
}

export interface StageRequest extends FileToRead {
  readonly kind: 'stage'
  /** How many rows are handed over at a time. */
  readonly chunkRows: number
}

/** What the process that reads files is told. `next`: the rows that it handed over are kept. */
export type ReadingRequest = ReviewRequest | StageRequest | { readonly kind: 'next' }

/** What a review found. */
export interface Reviewed {
  readonly kind: 'reviewed'
  /** The masked report as JSON: the server passes it on without reading it. */
  readonly report: string
  readonly outcome: Report['outcome']
  /** Rows that an import would leave out. */
  readonly leftOut: number
  readonly incident: Incident | null
}

/** Rows of a file, as they are to be kept. */
export interface RowsRead {
  readonly kind: 'rows'
  /** As many as `employees` says, as JSON for the staging table. */
  readonly staged: string
  readonly employees: number
  readonly leftOut: readonly LeftOutRow[]
  /** Addresses of protected identities whose rows make no employee. */
  readonly shielded: readonly string[]
}

/** All rows were handed over. */
interface ReadToItsEnd {
  readonly kind: 'end'
}

/** The file could not be read. */
interface ReadingFailed {
  readonly kind: 'failed'
  readonly incident: Incident
}

/** It has started and waits for its first file. */
interface Ready {
  readonly kind: 'ready'
}

/** Whatever a process says. */
export type ReadingMessage = Ready | ReadingReply

export type ReadingReply = (Reviewed | RowsRead | ReadToItsEnd | ReadingFailed) & {
  /** Whether the process is done with this file and fit for another. */
  readonly isReusable: boolean
}
