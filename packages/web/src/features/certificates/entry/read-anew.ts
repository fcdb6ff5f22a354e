import type { ErrorCode } from '@salvia/core/error-catalogue'
import type { Failure } from '../../../state/failure.ts'
import { outdateAnswers } from '../../../state/outdated.ts'
import type { Outcome } from '../../../state/step.ts'

/** The refusals that say that an entry is no longer as it was shown. */
const OUTDATED: readonly ErrorCode[] = [
  'CERTIFICATE_NOT_FOUND',
  'CERTIFICATE_NOT_REMOVABLE',
  'CERTIFICATE_WITHOUT_END',
]

/** Whether pressing again cannot help, because the entry is no longer as it was shown. */
export const isOutdatedEntry = (failure: Failure | undefined): boolean =>
  failure !== undefined && OUTDATED.includes(failure.code)

/** Asks for the entries again where a refusal says that one is no longer as it was shown. */
export async function readAnewAfter(outcome: Outcome<unknown>): Promise<void> {
  if (!outcome.ok && isOutdatedEntry(outcome.failure)) await outdateAnswers()
}
