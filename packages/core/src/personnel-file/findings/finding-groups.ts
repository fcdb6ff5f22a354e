import type { CheckCode } from '../report/check-codes.ts'
import { type Finding, SEVERITIES, type Severity } from '../report/report.ts'

/** The findings of one check, with the severity of the worst. */
export interface FindingGroup {
  readonly code: CheckCode
  readonly severity: Severity
  readonly findings: readonly [Finding, ...Finding[]]
}

/** Findings by check: what stops the file first, warnings last, else in the order of the file. */
export function findingGroups(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<CheckCode, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const group = groups.get(finding.code)
    if (group) group.push(finding)
    else groups.set(finding.code, [finding])
  }
  return [...groups]
    .map(([code, group]) => ({ code, severity: worst(group), findings: group }))
    .sort((a, b) => rank(a) - rank(b))
}

function worst(findings: readonly Finding[]): Severity {
  return SEVERITIES.find(severity => findings.some(finding => finding.severity === severity)) ?? 'error'
}

/** CSV_VALIDATION_ABORTED only says that the review stopped, so what caused it comes first. */
function rank({ code, severity }: FindingGroup): number {
  return SEVERITIES.indexOf(severity) + (code === 'CSV_VALIDATION_ABORTED' ? 0.5 : 0)
}
