import type { TextValues } from '../i18n/index.ts'
import { type ErrorCode, errorFacts } from './catalogue.ts'

/**
 * An expected outcome with a declared code. Anything else that is thrown is a bug.
 * `data` holds values for the texts and for the answer (never personal data).
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly data: TextValues

  constructor(code: ErrorCode, data: TextValues = {}, options?: ErrorOptions) {
    super(code, options)
    this.name = 'AppError'
    this.code = code
    this.data = data
  }

  get status(): number {
    return errorFacts(this.code).status
  }
}
