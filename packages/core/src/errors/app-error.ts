import type { TextValues } from '../i18n/index.ts'
import type { DeclaredError, ErrorArguments } from './define-errors.ts'
import type { LineError } from './line-error.ts'

export interface AppErrorOptions extends ErrorOptions {
  readonly traceId?: string | undefined
  readonly retryAfterMs?: number | undefined
  readonly lines?: readonly LineError[] | undefined
}

/**
 * An expected outcome with a declared code. Anything else that is thrown is a bug.
 * `data` holds values for the texts and for the answer (never personal data).
 */
export class AppError extends Error {
  readonly declared: DeclaredError
  readonly data: TextValues
  /** Finds the call in the server's log, if the error came from a server. */
  readonly traceId: string | undefined
  /** How long the server asks to wait before the call is made again (`Retry-After`), if it asks. */
  readonly retryAfterMs: number | undefined
  /** The lines that are wrong, of a body that was sent as lines. */
  readonly lines: readonly LineError[]

  constructor(declared: DeclaredError, data: TextValues = {}, options: AppErrorOptions = {}) {
    super(declared.code, options)
    this.name = 'AppError'
    this.declared = declared
    this.data = data
    this.traceId = options.traceId
    this.retryAfterMs = options.retryAfterMs
    this.lines = options.lines ?? []
  }

  get code(): string {
    return this.declared.code
  }

  get status(): number {
    return this.declared.status
  }

  /** Distinguishes errors of the same status. @spec §8 */
  get subStatus(): number | undefined {
    return this.declared.subStatus
  }
}

/**
 * The error of a declaration, to be thrown. For concepts of core, which cannot import the catalogue; apps use
 * `appError` of the catalogue. If its texts name a value that is not given, the call does not compile.
 * @example throw errorOf(personnelFileErrors.FILE_CHANGED)
 */
export function errorOf<E extends DeclaredError>(
  declared: E,
  ...[data, options]: ErrorArguments<E, AppErrorOptions>
): AppError {
  return new AppError(declared, data, options)
}
