import type { Report } from '@salvia/core/personnel-file'
import { useLocale } from '../../i18n/i18n.ts'
import { ReportView } from '../../parts/personnel-file/report-view.tsx'
import { IdText } from '../../ui/id-text.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import styles from './personnel-file.module.css'
import { stoppedBy } from './stopped-by.ts'
import { useTexts } from './texts.ts'

/** Why a file cannot be sent, and what to do: once, by what was found. A long list of findings stands below it. */
export function StoppedFile({ report }: { readonly report: Report }) {
  const t = useTexts()
  const locale = useLocale()
  const cause = stoppedBy(report, locale)
  const { told = [] } = cause ?? {}
  return (
    <>
      <div role="alert">
        <InlineMessage tone="danger" title={t('stopped.title', { name: report.file.name })}>
          {cause && (
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
      {told.length === 0 && <ReportView report={report} />}
    </>
  )
}
