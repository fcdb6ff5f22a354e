import type { TextValues } from '../i18n/index.ts'
import type { DeclaredError, ErrorArguments } from './define-errors.ts'

export interface AppErrorOptions extends ErrorOptions {
  readonly traceId?: string | undefined
}

/**
 * An expected outcome with a declared code. Anything else that is thrown is a bug.
 * `data` holds values for the texts and for the answer (never personal data).
 */
export class AppError extends Error {
  readonly declared: DeclaredError
  readonly data: TextValues
  /** Names the call in the server's log, where the error came from a server. */
  readonly traceId: string | undefined

  constructor(declared: DeclaredError, data: TextValues = {}, options: AppErrorOptions = {}) {
    super(declared.code, options)
    this.name = 'AppError'
    this.declared = declared
    this.data = data
    this.traceId = options.traceId
  }

  get code(): string {
    return this.declared.code
  }

  get status(): number {
    return this.declared.status
  }

  /** Tells cases of one status apart. @spec §8 */
  get subStatus(): number | undefined {
    return this.declared.subStatus
  }
}

/**
 * The error of a declaration, for a concept of core, which stands below the catalogue; apps take `appError` of the
 * catalogue. A value that the sentences name and that is not given does not compile.
 * @example throw errorOf(personnelFileErrors.FILE_CHANGED)
 */
export function errorOf<E extends DeclaredError>(
  declared: E,
  ...[data, options]: ErrorArguments<E, AppErrorOptions>
): AppError {
  return new AppError(declared, data, options)
}
