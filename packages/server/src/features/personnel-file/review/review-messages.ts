import type { Locale } from '@salvia/core/i18n'
import type { Report, Template } from '@salvia/core/personnel-file'
import type { IsoDate } from '@salvia/core/primitives'

/** What the process that reviews is told. */
export interface ReviewRequest {
  /** Where the bytes lie. */
  readonly path: string
  /** The file's name as its sender has it. */
  readonly name: string
  readonly template: Template
  readonly today: IsoDate
  readonly locale: Locale
}

/** Something unforeseen, under the code that stands in the report. */
export interface Incident {
  readonly id: string
  /** Name of the error and where it happened; not its message, which may quote the file. */
  readonly trace: string
}

/** What it finds. */
export interface ReviewAnswer {
  readonly report: Report
  readonly incident: Incident | null
}

export interface ReviewReply extends ReviewAnswer {
  /** Whether the process is fit for another file. */
  readonly isReusable: boolean
}
