import type { Finding } from '../report/report.ts'

/**
 * Findings that say the same about the same column and whose values have the same shape, such as thirty postal codes
 * written "123 45". They can be shown as one, with their number. In the order of their first ones.
 */
export function equalFindings(findings: readonly Finding[]): readonly (readonly [Finding, ...Finding[]])[] {
  const groups = new Map<string, [Finding, ...Finding[]]>()
  for (const finding of findings) {
    const { code, detail, column, columnIndex, value, message } = finding
    const key = JSON.stringify([code, detail, column, columnIndex, shapeOf(value), message])
    const group = groups.get(key)
    if (group) group.push(finding)
    else groups.set(key, [finding])
  }
  return [...groups.values()]
}

/** What is left of a value when each run of digits and of letters is one. */
function shapeOf(value: string | undefined): string | null {
  return value?.replace(/\p{N}+/gu, '0').replace(/[\p{L}\p{M}]+/gu, 'a') ?? null
}
