import type { TextValues } from '@salvia/core/i18n'
import type { cliErrors } from './cli.errors.ts'

export type CliErrorCode = keyof typeof cliErrors

/** An expected ending with a declared code of this program. Anything else that is thrown is a bug. */
export class CliError extends Error {
  readonly code: CliErrorCode
  readonly values: TextValues

  constructor(code: CliErrorCode, values: TextValues = {}, options?: ErrorOptions) {
    super(code, options)
    this.name = 'CliError'
    this.code = code
    this.values = values
  }
}

/** Ctrl-C, or a stop signal. */
export class Interrupted extends Error {
  constructor() {
    super('interrupted')
    this.name = 'Interrupted'
  }
}
