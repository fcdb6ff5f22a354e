import type { CheckCode, Finding, Report, Severity } from '@salvia/core/personnel-file'
import { SEVERITIES } from '@salvia/core/personnel-file'
import { InlineMessage } from '../../ui/message.tsx'
import { FindingGroup } from './finding-group.tsx'
import styles from './report-view.module.css'
import { useTexts } from './texts.ts'

interface Group {
  readonly code: CheckCode
  readonly severity: Severity
  readonly findings: readonly Finding[]
}

/** The findings of a report by severity and check, each check where its first finding stands. */
function groupsOf(report: Report): Group[] {
  const groups = Map.groupBy(report.findings, finding => `${finding.severity} ${finding.code}`)
  return [...groups.values()].flatMap(findings => {
    const [first] = findings
    return first ? [{ code: first.code, severity: first.severity, findings }] : []
  })
}

/** All that a check found; a code that stands under two severities is counted by what the report holds. */
function countOf({ code, findings }: Group, groups: readonly Group[], report: Report): number {
  const alone = groups.filter(group => group.code === code).length === 1
  return (alone && report.counts.byCode[code]) || findings.length
}

interface ReportViewProps {
  readonly report: Report
  /** Level of the headings by severity: one under the heading that the report stands under. */
  readonly headingLevel?: 2 | 3
}

/** All that a review found, the gravest first, and what it could not look at. */
export function ReportView({ report, headingLevel = 2 }: ReportViewProps) {
  const t = useTexts()
  const Heading = `h${headingLevel}` as const
  const groups = groupsOf(report)
  return (
    <div className={styles.report}>
      {groups.length === 0 && <InlineMessage tone="success" title={t('clean')} />}
      {SEVERITIES.map(severity => {
        const own = groups.filter(group => group.severity === severity)
        if (own.length === 0) return null
        return (
          <section key={severity} className={styles.severity} aria-labelledby={`findings-${severity}`}>
            <Heading id={`findings-${severity}`}>{t(`severity.${severity}`)}</Heading>
            {own.map(group => (
              <FindingGroup
                key={group.code}
                code={group.code}
                severity={severity}
                findings={group.findings}
                count={countOf(group, groups, report)}
                headingLevel={headingLevel === 2 ? 3 : 4}
              />
            ))}
          </section>
        )
      })}
      <Coverage report={report} />
    </div>
  )
}

function Coverage({ report }: { readonly report: Report }) {
  const t = useTexts()
  const { ran } = report.coverage
  // What a template has no column for is no gap in the review.
  const notRun = report.coverage.notRun.filter(({ reason }) => reason !== 'not-in-template')
  if (notRun.length === 0) return <p className={styles.coverage}>{t('ran', { count: ran.length })}</p>
  return (
    <details className={styles.coverage}>
      <summary>
        {t('ran', { count: ran.length })} {t('notRun')}: {notRun.length}
      </summary>
      <p>{t('notRunText')}</p>
      <ul>
        {notRun.map(({ code, reason }) => (
          <li key={code}>
            <code>{code}</code>: {t(`notRunReason.${reason}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}
