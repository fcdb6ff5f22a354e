import type { FileReason } from '../report/report.ts'
import type { Refusal } from './table.ts'

/** Why a reading ends. The place is added where it is caught. */
type RefusalCause =
  | Exclude<Refusal, { code: 'PRE_PROCESSING_ERROR' }>
  | { readonly code: 'PRE_PROCESSING_ERROR'; readonly reason: FileReason }

/**
 * Thrown to abandon the reading of a file that is refused. It never leaves this folder: `readTable` turns it into a
 * result.
 */
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

/** A table whose first row holds no header. @param row where the headers stand instead, if that was found */
export function withoutHeader(row?: number): RefusedFile {
  return new RefusedFile({
    code: 'UNRECOGNISED_PATTERN',
    ...(row === undefined ? { detail: 'headers' } : { detail: 'header-row', row }),
  })
}

export function isWithoutHeader(error: unknown): boolean {
  return error instanceof RefusedFile && error.refusal.code === 'UNRECOGNISED_PATTERN'
}
