import {
  checkGuide,
  type FindingGroup as Findings,
  findingGroups,
  findingMessage,
  type Report,
  SEVERITIES,
} from '@salvia/core/personnel-file'
import { useLocale } from '../../i18n/i18n.ts'
import { IdText } from '../../ui/id-text.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { FindingGroup } from './finding-group.tsx'
import styles from './report-view.module.css'
import { useTexts } from './texts.ts'

interface ReportViewProps {
  readonly report: Report
  /** Level of the headings by severity: one below the heading above the report. */
  readonly headingLevel?: 2 | 3
  /** The page already says that nothing was found, so the report does not. */
  readonly isToldClean?: boolean
}

/** All findings of a review, most severe first, and what could not be reviewed. */
export function ReportView({ report, headingLevel = 2, isToldClean = false }: ReportViewProps) {
  const t = useTexts()
  const Heading = `h${headingLevel}` as const
  const groups = findingGroups(report.findings)
  return (
    <div className={styles.report}>
      {groups.length === 0 && !isToldClean && <InlineMessage tone="success" title={t('clean')} />}
      {SEVERITIES.map(severity => {
        const own = groups.filter(group => group.severity === severity)
        if (own.length === 0) return null
        return (
          <section key={severity} className={styles.severity} aria-labelledby={`findings-${severity}`}>
            <Heading id={`findings-${severity}`}>{t(`severity.${severity}`)}</Heading>
            {own.map(group =>
              isConsequence(group, groups) ? (
                <Consequence key={group.code} group={group} />
              ) : (
                <FindingGroup
                  key={group.code}
                  group={group}
                  count={report.counts.byCode[group.code] ?? group.findings.length}
                  headingLevel={headingLevel === 2 ? 3 : 4}
                />
              ),
            )}
          </section>
        )
      })}
      <Coverage report={report} />
    </div>
  )
}

/** Whether a finding only says that the review stopped because of another finding, which tells what to do. */
function isConsequence({ code }: Findings, groups: readonly Findings[]): boolean {
  return code === 'CSV_VALIDATION_ABORTED' && groups.some(group => group.code !== code)
}

function Consequence({ group: { code, severity, findings } }: { readonly group: Findings }) {
  const locale = useLocale()
  const { heading } = checkGuide(code, locale)
  return (
    <section data-severity={severity} aria-label={heading}>
      <InlineMessage tone="info" title={heading}>
        <p>{findingMessage(findings[0], locale)}</p>
        <p className={styles.consequence}>
          <code translate="no">{code}</code> <IdText>{findings[0].id}</IdText>
        </p>
      </InlineMessage>
    </section>
  )
}

function Coverage({ report }: { readonly report: Report }) {
  const t = useTexts()
  const { ran } = report.coverage
  // A column that the template does not have is not missing from the review.
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
