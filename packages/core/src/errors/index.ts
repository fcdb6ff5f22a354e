export { AppError, type AppErrorOptions, errorOf } from './app-error.ts'
export type { DeclaredError, ErrorArguments, ErrorFacts } from './define-errors.ts'
export { type Problem, problemSchema } from './problem.ts'
export { reachErrors } from './reach.errors.ts'
