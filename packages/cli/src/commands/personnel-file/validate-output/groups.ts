import { type CheckCode, type Finding, SEVERITIES } from '@salvia/core/personnel-file'

/** The findings of one check. */
export interface Group {
  readonly code: CheckCode
  readonly severity: Finding['severity']
  readonly findings: readonly [Finding, ...Finding[]]
}

/** Findings by check and severity: what stops the file first, warnings last, else in the order of the file. */
export function groupsOf(findings: readonly Finding[]): Group[] {
  const groups = new Map<
    string,
    { code: CheckCode; severity: Finding['severity']; findings: [Finding, ...Finding[]] }
  >()
  for (const finding of findings) {
    const key = `${finding.severity} ${finding.code}`
    const group = groups.get(key)
    if (group) group.findings.push(finding)
    else groups.set(key, { code: finding.code, severity: finding.severity, findings: [finding] })
  }
  return [...groups.values()].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
}

/** Findings of a group that say the same of the same column. */
export function placesOf(findings: readonly Finding[]): [Finding, ...Finding[]][] {
  const places = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const key = `${finding.columnIndex ?? finding.column ?? ''} ${finding.message}`
    const place = places.get(key)
    if (place) place.push(finding)
    else places.set(key, [finding])
  }
  return [...places.values()]
}
