import type { AttachmentVerdict } from '@salvia/core/conversations'
import type { Locale } from '@salvia/core/i18n'
import type { LeftOutRow, Report, Template } from '@salvia/core/personnel-file'
import type { IsoDate } from '@salvia/core/primitives'
import type { Incident } from './incident.ts'

/** A personnel file for a process to read. */
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

/** A file that somebody attaches. */
interface JudgeRequest {
  readonly kind: 'judge'
  /** All of it. It is passed in the message, because nothing is stored before it is judged. */
  readonly bytes: Uint8Array
  /** The file's name at its sender. */
  readonly name: string
}

/** The rows of the last portion are stored. */
interface NextRequest {
  readonly kind: 'next'
}

/** What the server sends to a process that reads files. */
export type ReadingRequest = ReviewRequest | StageRequest | NextRequest | JudgeRequest

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

/** What an attached file is, or why it is not taken. */
interface Judged {
  readonly kind: 'judged'
  readonly verdict: AttachmentVerdict
}

/** The answers to each kind of request. */
interface ReadingAnswers {
  readonly review: Reviewed
  readonly stage: RowsRead | ReadToItsEnd | ReadingFailed
  readonly next: RowsRead | ReadToItsEnd | ReadingFailed
  readonly judge: Judged | ReadingFailed
}
export type ReadingAnswer = ReadingAnswers[ReadingRequest['kind']]

/** An answer as a process sends it. */
export type ReadingReply<Kind extends ReadingRequest['kind'] = ReadingRequest['kind']> =
  ReadingAnswers[Kind] & {
    /** Whether the process is done with this file and can read another. */
    readonly isReusable: boolean
  }

/** The process has started and waits for its first file. */
interface Ready {
  readonly kind: 'ready'
}

/** What a process sends to the server. */
export type ReadingMessage = Ready | ReadingReply
