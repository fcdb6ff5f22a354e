import type { Locale } from '@salvia/core/i18n'
import { type Finding, type FindingGroup, findingRemedy } from '@salvia/core/personnel-file'

/** Findings of a group that have the same remedy. */
interface Cure {
  readonly remedy: string
  readonly findings: readonly [Finding, ...Finding[]]
}

/** The findings of a group by remedy, in the order of the file. */
export function curesOf({ findings }: FindingGroup, locale: Locale): Cure[] {
  return [...byKey(findings, finding => findingRemedy(finding, locale))].map(([remedy, cured]) => ({
    remedy,
    findings: cured,
  }))
}

/** Groups findings that have the same message and column. */
export function placesOf(findings: readonly Finding[]): [Finding, ...Finding[]][] {
  const groups = byKey(
    findings,
    ({ columnIndex, column, message }) => `${columnIndex ?? column ?? ''} ${message}`,
  )
  return [...groups.values()]
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
