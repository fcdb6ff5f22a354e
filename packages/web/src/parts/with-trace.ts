import type { Failure } from '../state/failure.ts'

/** What to do; for a fault of ours also the reference that support asks for. */
export function withTrace({ code, action, traceId }: Failure): string {
  return code === 'UNEXPECTED_ERROR' && traceId ? `${action} (${traceId})` : action
}
