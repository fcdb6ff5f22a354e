import type { ErrorFacts } from '../errors/define-errors.ts'
import { errorCatalogue } from './errors.gen.ts'

export type ErrorCode = keyof typeof errorCatalogue

/** The facts of a code. */
export function errorFacts(code: ErrorCode): ErrorFacts {
  return errorCatalogue[code]
}

/** Whether a word from the wire is a code of this catalogue. */
export function isErrorCode(word: unknown): word is ErrorCode {
  return typeof word === 'string' && Object.hasOwn(errorCatalogue, word)
}
