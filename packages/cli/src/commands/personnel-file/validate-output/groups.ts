import { type CheckCode, type Finding, SEVERITIES, type Severity } from '@salvia/core/personnel-file'

/** The findings of one check, as severe as its worst. */
export interface Group {
  readonly code: CheckCode
  readonly severity: Severity
  readonly findings: readonly [Finding, ...Finding[]]
}

/** Findings by check: what stops the file first, warnings last, else in the order of the file. */
export function groupsOf(findings: readonly Finding[]): Group[] {
  const groups = [...byKey(findings, ({ code }) => code).values()].map(group => ({
    code: group[0].code,
    severity: SEVERITIES.find(severity => group.some(finding => finding.severity === severity)) ?? 'error',
    findings: group,
  }))
  return groups.sort((a, b) => rank(a) - rank(b))
}

/** That the review stopped follows from something else, which the reader must see before it. */
function rank({ code, severity }: Group): number {
  return SEVERITIES.indexOf(severity) + (code === 'CSV_VALIDATION_ABORTED' ? 0.5 : 0)
}

/** Findings of a group that say the same of the same column. */
export function placesOf(findings: readonly Finding[]): [Finding, ...Finding[]][] {
  return [
    ...byKey(
      findings,
      ({ columnIndex, column, message }) => `${columnIndex ?? column ?? ''} ${message}`,
    ).values(),
  ]
}

function byKey(findings: readonly Finding[], keyOf: (finding: Finding) => string) {
  const groups = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const key = keyOf(finding)
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return groups
}
