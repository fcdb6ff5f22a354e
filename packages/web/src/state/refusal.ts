import type { ErrorCode } from '@salvia/core/error-catalogue'
import type { AppError } from '@salvia/core/errors'

/** Whether what was thrown is an error of the catalogue; asked without loading the catalogue. */
export const isAppError = (error: unknown): error is AppError =>
  error instanceof Error && error.name === 'AppError'

/** Whether a call was refused with this code. */
export const isRefused = (error: unknown, code: ErrorCode): boolean =>
  isAppError(error) && error.code === code
