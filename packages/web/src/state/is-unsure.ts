import type { Failure } from './failure.ts'

/** The codes of a call that got no answer, or that broke something at the server. */
const UNSURE: readonly Failure['code'][] = ['SERVICE_UNAVAILABLE', 'UNEXPECTED_ERROR']

/** Whether nobody knows if what failed was done all the same: the answer may have been lost on its way back. */
export function isUnsure({ code }: Pick<Failure, 'code'>): boolean {
  return UNSURE.includes(code)
}
