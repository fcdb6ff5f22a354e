import type { ErrorCode } from '@salvia/core/error-catalogue'
import type { AppError } from '@salvia/core/errors'

/** Whether an error is one of the catalogue's; checked without loading the catalogue. */
export const isAppError = (error: unknown): error is AppError =>
  error instanceof Error && error.name === 'AppError'

/** Whether a call failed with this code. */
export const isRefused = (error: unknown, code: ErrorCode): boolean =>
  isAppError(error) && error.code === code
