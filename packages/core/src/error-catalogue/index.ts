export { appError, codeOf, isAppError } from './app-error.ts'
export { type ErrorCode, errorCatalogue, errorFacts, isErrorCode } from './catalogue.ts'
export { type ErrorText, errorText } from './error-text.ts'
