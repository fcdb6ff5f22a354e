import type { Check } from '../checks/define-check.ts'
import { checks } from '../checks/index.ts'
import type { VerdictView } from '../checks/scopes.ts'
import { CHECK_CODES, type CheckCode } from '../report/check-codes.ts'
import type { NotRunReason, Report } from '../report/report.ts'

/** How far a review got. */
interface ReviewReach {
  readonly header: VerdictView['header']
  readonly refusal: VerdictView['refusal']
  /** The checks that judged the rows; null if no row was judged. */
  readonly judging: ReadonlySet<CheckCode> | null
  readonly found: ReadonlySet<CheckCode>
  readonly hasRowFilter: boolean
  /** A fatal finding kept the number of rows and of warnings from being judged. */
  readonly fatal: boolean
}

/**
 * Which checks ran, and why the others did not, so that a file that was hardly checked does not look better than it
 * is. @spec personnel-file §5
 */
export function coverageOf(reach: ReviewReach): Report['coverage'] {
  return splitCodes(code => (reach.found.has(code) ? null : whyNotRun(checks[code], reach)))
}

/** The coverage of a review that failed: all that is known is that it failed. */
export function coverageOfFailure(failure: CheckCode): Report['coverage'] {
  return splitCodes(code => (code === failure ? null : 'review-failed'))
}

function splitCodes(why: (code: CheckCode) => NotRunReason | null): Report['coverage'] {
  const ran: CheckCode[] = []
  const notRun: { code: CheckCode; reason: NotRunReason }[] = []
  for (const code of CHECK_CODES) {
    const reason = why(code)
    if (reason) notRun.push({ code, reason })
    else ran.push(code)
  }
  return { ran, notRun }
}

function whyNotRun({ code, scope }: Pick<Check, 'code' | 'scope'>, reach: ReviewReach): NotRunReason | null {
  switch (scope) {
    case 'file':
      return whyFileNotRun(code, reach)
    case 'header':
      return reach.header === 'none' ? 'file-refused' : null
    case 'verdict':
      return whyVerdictNotRun(code, reach)
    case 'cell':
    case 'row':
    case 'column':
    case 'organisation':
      if (reach.judging) return reach.judging.has(code) ? null : 'not-in-template'
      return whyRowsNotRead(reach)
  }
}

function whyRowsNotRead({ header, refusal }: ReviewReach): NotRunReason {
  if (header === 'none') return 'file-refused'
  return header === 'refused' || refusal === null ? 'header-refused' : 'rows-not-read'
}

function whyFileNotRun(code: CheckCode, reach: ReviewReach): NotRunReason | null {
  if (code === 'FILE_TOO_SMALL' || code === 'FILE_REVIEW_ERROR' || code === 'UNKNOWN_ERROR') return null
  if (reach.header === 'none') return 'file-refused'
  return code === 'CSV_READER_FAILED' && !reach.judging ? whyRowsNotRead(reach) : null
}

function whyVerdictNotRun(code: CheckCode, reach: ReviewReach): NotRunReason | null {
  if (reach.header === 'none') return 'file-refused'
  if (code === 'CSV_VALIDATION_ABORTED') return null
  if (code === 'FILTER_VERIFICATION_ERROR') {
    if (!reach.hasRowFilter) return 'not-in-template'
    return reach.refusal ? 'after-fatal' : null
  }
  return reach.fatal ? 'after-fatal' : null
}
