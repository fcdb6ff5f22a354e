import type { FileReason } from '../report/report.ts'
import type { Refusal } from './table.ts'

/** What ends a reading; where it stood is added by the one who catches it. */
export type RefusalCause =
  | Exclude<Refusal, { code: 'PRE_PROCESSING_ERROR' }>
  | { readonly code: 'PRE_PROCESSING_ERROR'; readonly reason: FileReason }

/** Unwinds a reading whose file is refused. Never leaves this folder: `readTable` turns it into a result. */
export class RefusedFile extends Error {
  readonly refusal: RefusalCause

  constructor(refusal: RefusalCause) {
    super(refusal.code)
    this.name = 'RefusedFile'
    this.refusal = refusal
  }
}

/** @example throw refused('corrupt') */
export function refused(reason: FileReason): RefusedFile {
  return new RefusedFile({ code: 'PRE_PROCESSING_ERROR', reason })
}
