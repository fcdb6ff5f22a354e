import { checksOf } from '../checks/checks-of.ts'
import type { Check } from '../checks/define-check.ts'
import type { FileEvent, Found } from '../checks/scopes.ts'
import type { CheckCode } from '../report/check-codes.ts'
import { type Report, SEVERITIES, type Severity } from '../report/report.ts'
import type { Column } from '../template/template.ts'

/** A finding with the values as they are in the file: not yet masked, ordered or put into sentences. */
export interface RawFinding extends Found {
  readonly code: CheckCode
  readonly severity: Severity
  /** The column of the template, if the finding is in one. */
  readonly of?: Column
  /** The row is about somebody with a protected identity. */
  readonly isProtected?: boolean
}

/** The severity of a case of a check. */
export function severityOf(check: Pick<Check, 'code' | 'severity'>, detail: string | undefined): Severity {
  const { severity } = check
  if (typeof severity === 'string') return severity
  const ofDetail = severity[detail ?? '']
  if (!ofDetail) throw new Error(`${check.code} has no severity for the case ${detail}`)
  return ofDetail
}

/** Counts every finding and keeps the first ones of each code, in the order in which they are found. */
export class FindingLog {
  readonly kept: RawFinding[] = []
  /** Findings so far, kept or not. */
  total = 0
  readonly byCode = new Map<CheckCode, number>()
  readonly bySeverity: Record<Severity, number> = { fatal: 0, error: 0, warning: 0 }
  readonly #maxPerCode: number

  /** @param maxPerCode 0 keeps all */
  constructor(maxPerCode: number) {
    this.#maxPerCode = maxPerCode === 0 ? Number.POSITIVE_INFINITY : maxPerCode
  }

  /** Counts one more finding and answers whether to keep it, so that findings that are not kept need not be made. */
  count(code: CheckCode, severity: Severity): boolean {
    this.total += 1
    const count = (this.byCode.get(code) ?? 0) + 1
    this.byCode.set(code, count)
    this.bySeverity[severity] += 1
    return count <= this.#maxPerCode
  }

  add(check: Check, found: Found): void {
    const severity = severityOf(check, found.detail ?? found.reason)
    if (this.count(check.code, severity)) this.kept.push({ ...found, code: check.code, severity })
  }

  /** Adds what the checks of a file find in an event. */
  addEvent(event: FileEvent): void {
    for (const check of checksOf('file')) {
      const found = check.find(event)
      if (found) this.add(check, found)
    }
  }

  /** Adds all of another log. */
  take(other: FindingLog): void {
    for (const finding of other.kept) this.kept.push(finding)
    for (const [code, count] of other.byCode) this.byCode.set(code, (this.byCode.get(code) ?? 0) + count)
    for (const severity of SEVERITIES) this.bySeverity[severity] += other.bySeverity[severity]
  }

  counts(): Report['counts'] {
    return { ...this.bySeverity, byCode: Object.fromEntries([...this.byCode].sort(byText)) }
  }
}

function byText([a]: readonly [string, number], [b]: readonly [string, number]): number {
  return a < b ? -1 : 1
}
