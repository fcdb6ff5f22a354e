import type { ErrorCode } from '@salvia/core/error-catalogue'

/** The codes of a call that got no answer, or that broke something at the server. */
const UNSURE: readonly string[] = ['SERVICE_UNAVAILABLE', 'UNEXPECTED_ERROR'] satisfies ErrorCode[]

/** Whether nobody knows if what failed was done all the same: the answer may have been lost on its way back. */
export function isUnsure({ code }: { readonly code: string }): boolean {
  return UNSURE.includes(code)
}
