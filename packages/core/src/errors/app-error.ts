import type { TextValues } from '../i18n/index.ts'
import { type ErrorCode, errorFacts } from './catalogue.ts'

export interface AppErrorOptions extends ErrorOptions {
  readonly traceId?: string | undefined
}

/**
 * An expected outcome with a declared code. Anything else that is thrown is a bug.
 * `data` holds values for the texts and for the answer (never personal data).
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly data: TextValues
  /** Names the call in the server's log, where the error came from a server. */
  readonly traceId: string | undefined

  constructor(code: ErrorCode, data: TextValues = {}, options: AppErrorOptions = {}) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
    this.data = data
    this.traceId = options.traceId
  }

  get status(): number {
    return errorFacts(this.code).status
  }

  /** Tells cases of one status apart. @spec §8 */
  get subStatus(): number | undefined {
    return errorFacts(this.code).subStatus
  }
}
