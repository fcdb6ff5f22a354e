import type { Failure } from '../state/failure.ts'

/** What the user can do; for unexpected errors also the support code. */
export function withTrace({ code, action, traceId }: Failure): string {
  return code === 'UNEXPECTED_ERROR' && traceId ? `${action} (${traceId})` : action
}
