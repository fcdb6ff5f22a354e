import type { Finding, Report } from './report.ts'

const utf8 = new TextEncoder()
/** What stands between two findings. */
const COMMA_BYTES = 1

/**
 * Makes a report fit into `maxBytes` of JSON. It halves the number of findings of each code until it fits, and keeps
 * at least one of each. Counts stay exact, and `truncated` says that findings are missing.
 */
export function boundedReport(report: Report, maxBytes: number): Report {
  const sizes = report.findings.map(finding => bytesOf(finding) + COMMA_BYTES)
  const rest = bytesOf({ ...report, findings: [] })
  const ranks = ranksOf(report.findings)
  let most = Math.max(0, ...ranks)
  const bytesWith = (kept: number): number =>
    sizes.reduce((sum, size, at) => sum + ((ranks[at] ?? 0) <= kept ? size : 0), rest)
  while (most > 1 && bytesWith(most) > maxBytes) most = Math.floor(most / 2)
  const findings = report.findings.filter((_, at) => (ranks[at] ?? 0) <= most)
  return findings.length === report.findings.length ? report : { ...report, findings, truncated: true }
}

function bytesOf(value: unknown): number {
  return utf8.encode(JSON.stringify(value)).length
}

/** For each finding, its number among the findings of its code, from 1. */
function ranksOf(findings: readonly Finding[]): number[] {
  const counts = new Map<string, number>()
  return findings.map(({ code }) => {
    const rank = (counts.get(code) ?? 0) + 1
    counts.set(code, rank)
    return rank
  })
}
