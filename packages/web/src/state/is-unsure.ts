import type { ErrorCode } from '@salvia/core/error-catalogue'

/** The codes of a call that got no answer, or that broke something at the server. */
const UNSURE: readonly string[] = ['SERVICE_UNAVAILABLE', 'UNEXPECTED_ERROR'] satisfies ErrorCode[]

interface Failed {
  readonly code: string
  /** Only an answer of the server has one. */
  readonly traceId: string | undefined
}

/**
 * Whether nobody knows if what failed was done all the same: the answer may have been lost on its way back, or the end
 * of the session has cut the call off, which the server itself has not refused.
 */
export function isUnsure({ code, traceId }: Failed): boolean {
  return UNSURE.includes(code) || (code === ('SIGNED_OUT' satisfies ErrorCode) && traceId === undefined)
}
