import { AppError, type AppErrorOptions, type ErrorArguments } from '../errors/index.ts'
import type { ErrorCode } from './catalogue.ts'
import { errorCatalogue } from './errors.gen.ts'

/**
 * The error of a code, to be thrown. If its texts name a value that is not given, the call does not compile.
 * @example throw appError('TOO_MANY_REQUESTS', { minutes: 5 })
 */
export function appError<C extends ErrorCode>(
  code: C,
  ...[data, options]: ErrorArguments<(typeof errorCatalogue)[C], AppErrorOptions>
): AppError {
  return new AppError(errorCatalogue[code], data, options)
}

/** The code of an error. All thrown errors are declared in the catalogue. */
export function codeOf(error: AppError): ErrorCode {
  return error.code as ErrorCode
}

/** Whether something thrown is an error with one of these codes. */
export function isAppError<C extends ErrorCode>(
  error: unknown,
  ...codes: readonly C[]
): error is AppError & { readonly code: C } {
  return error instanceof AppError && codes.some(code => code === error.code)
}
