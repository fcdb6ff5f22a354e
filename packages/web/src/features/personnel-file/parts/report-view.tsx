import {
  checkGuide,
  type FindingGroup,
  findingGroups,
  findingMessage,
  type Report,
} from '@salvia/core/personnel-file'
import { useLocale } from '../../../i18n/i18n.ts'
import { IdText } from '../../../ui/id-text.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { FindingsView } from './findings-view.tsx'
import type { Names } from './place-table.tsx'
import styles from './report-view.module.css'
import { useTexts } from './texts.ts'

interface ReportViewProps {
  readonly report: Report
  /** The names of the rows, on the screen of the user who chose the file. */
  readonly names?: Names
  /** Level of the headings: one below the heading above the report. */
  readonly headingLevel?: 2 | 3
  /** The page already says that nothing was found, so the report does not. */
  readonly isToldClean?: boolean
}

/** All findings of a review, most severe first, and what could not be reviewed. */
export function ReportView({ report, names, headingLevel = 2, isToldClean = false }: ReportViewProps) {
  const t = useTexts()
  const groups = findingGroups(report.findings)
  const [first, ...others] = groups.filter(group => !isConsequence(group, groups))
  return (
    <div className={styles.report}>
      {groups.length === 0 && !isToldClean && <InlineMessage tone="success" title={t('clean')} />}
      {first && <FindingsView groups={[first, ...others]} {...{ report, names, headingLevel }} />}
      {groups
        .filter(group => isConsequence(group, groups))
        .map(group => (
          <Consequence key={group.code} group={group} />
        ))}
      <Coverage report={report} />
    </div>
  )
}

/** Whether a finding only says that the review stopped because of another finding, which tells what to do. */
function isConsequence({ code }: FindingGroup, groups: readonly FindingGroup[]): boolean {
  return code === 'CSV_VALIDATION_ABORTED' && groups.some(group => group.code !== code)
}

function Consequence({ group: { code, severity, findings } }: { readonly group: FindingGroup }) {
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
