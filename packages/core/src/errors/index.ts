export { AppError, type AppErrorOptions, errorOf } from './app-error.ts'
export {
  type Coded,
  type DeclaredError,
  type ErrorArguments,
  type ErrorFacts,
  withCodes,
} from './define-errors.ts'
export { type LineError, lineErrorSchema } from './line-error.ts'
export { type Problem, problemSchema } from './problem.ts'
export { reachErrors } from './reach.errors.ts'
