import type { ErrorArguments } from '@salvia/core/errors'
import type { TextValues } from '@salvia/core/i18n'
import type { DeclaredCliError } from './define-errors.ts'

/** An expected failure of this program, with a declared code. Anything else that is thrown is a bug. */
export class CliError extends Error {
  readonly declared: DeclaredCliError
  readonly values: TextValues

  constructor(declared: DeclaredCliError, values: TextValues = {}, options?: ErrorOptions) {
    super(declared.code, options)
    this.name = 'CliError'
    this.declared = declared
    this.values = values
  }

  get code(): string {
    return this.declared.code
  }
}

/**
 * The error of a declaration, to be thrown. If its texts name a value that is not given, the call does not compile.
 * @example throw errorOf(filesErrors.FILE_NOT_FOUND, { path })
 */
export function errorOf<E extends DeclaredCliError>(
  declared: E,
  ...[values, options]: ErrorArguments<E, ErrorOptions>
): CliError {
  return new CliError(declared, values, options)
}

/** Whether something thrown is an error of this program with one of these codes. */
export function isCliError(error: unknown, ...codes: readonly string[]): error is CliError {
  return error instanceof CliError && codes.includes(error.code)
}

/** Thrown when the user presses Ctrl-C or the process gets a stop signal. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted')
    this.name = 'Interrupted'
  }
}
