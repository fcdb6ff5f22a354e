import type { Report } from '@salvia/core/personnel-file'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { IdText } from '../../ui/id-text.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { ReportView } from './parts/report-view.tsx'
import styles from './personnel-file.module.css'
import { stoppedBy } from './stopped-by.ts'
import { useTexts } from './texts.ts'

interface StoppedFileProps {
  readonly report: Report
  /** The next thing to do, above a long list of findings. */
  readonly children?: ReactNode
}

/** Why a file cannot be sent, and what to do: once, by what was found. Several findings are listed below. */
export function StoppedFile({ report, children }: StoppedFileProps) {
  const t = useTexts()
  const locale = useLocale()
  const cause = stoppedBy(report, locale)
  const { told = [] } = cause ?? {}
  return (
    <div className={styles.section}>
      <div role="alert">
        <InlineMessage tone="danger" title={t('stopped.title', { name: report.file.name })}>
          {cause && told.length === 0 && <p>{t('stopped.below')}</p>}
          {cause && told.length > 0 && (
            <p>
              {cause.text} {cause.rename && <strong>{t('stopped.rename', cause.rename)}</strong>}{' '}
              {cause.remedy}
            </p>
          )}
          {told.length > 0 && (
            <ul className={styles.codes} aria-label={t('stopped.codes')}>
              {told.map(({ id, code }) => (
                <li key={id}>
                  <code translate="no">{code}</code> <IdText>{id}</IdText>
                </li>
              ))}
            </ul>
          )}
        </InlineMessage>
      </div>
      {children}
      {told.length === 0 && <ReportView report={report} />}
    </div>
  )
}
