import { codeOf, type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import { AppError } from '@salvia/core/errors'
import type { Locale } from '@salvia/core/i18n'

/** A failed call as a screen shows it: what happened, what to do, and the support code. */
export interface Failure {
  readonly code: ErrorCode
  readonly title: string
  readonly action: string
  /** The support code, which identifies the request in the server's log. */
  readonly traceId: string | undefined
}

/** The declared code of an error; other errors count as unexpected. */
function failureCode(error: unknown): ErrorCode {
  return error instanceof AppError ? codeOf(error) : 'UNEXPECTED_ERROR'
}

/** @example describeFailure(appError('NOT_FOUND'), 'en').title // 'What you are looking for does not exist.' */
export function describeFailure(error: unknown, locale: Locale): Failure {
  const code = failureCode(error)
  const values = error instanceof AppError ? error.data : {}
  const traceId = error instanceof AppError ? error.traceId : undefined
  return { code, ...errorText(code, locale, values), traceId }
}
