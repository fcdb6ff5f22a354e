export { appError, codeOf, isAppError } from './app-error.ts'
export { type ErrorCode, errorFacts, isErrorCode } from './catalogue.ts'
export { type ErrorText, errorText } from './error-text.ts'
export { errorCatalogue } from './errors.gen.ts'
