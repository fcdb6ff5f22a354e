import type { Report } from '@salvia/core/personnel-file'
import { useState } from 'react'
import { formatBytes } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { ReportView } from '../../parts/personnel-file/report-view.tsx'
import { useAtom } from '../../state/jotai.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ContinueDialog } from './continue-dialog.tsx'
import styles from './personnel-file.module.css'
import { useTexts } from './texts.ts'
import { uploadStateAtom } from './upload.state.ts'

interface ReviewStepProps {
  readonly onContinue: () => void
  readonly onNewFile: () => void
}

/** The findings of the review, and the button to continue. With errors or warnings, a dialog asks first. @spec §4 */
export function ReviewStep({ onContinue, onNewFile }: ReviewStepProps) {
  const t = useTexts()
  const [state, setState] = useAtom(uploadStateAtom)
  const [isAsking, setIsAsking] = useState(false)
  if (state.kind !== 'draft') return null
  const { draft } = state
  const { report } = draft

  const goOn = (): void => {
    if (report.counts.error + report.counts.warning > 0) setIsAsking(true)
    else onContinue()
  }
  const goOnAnyway = (): void => {
    setState({ kind: 'draft', draft: { ...draft, continueAnyway: report.outcome === 'errors' } })
    onContinue()
  }
  return (
    <div className={styles.section}>
      <PageHeader
        title={t('review.title', { name: draft.report.file.name })}
        meta={<Facts report={report} />}
      />
      {draft.isServersReport && <InlineMessage tone="warning">{t('send.differs')}</InlineMessage>}
      <Verdict report={report} />
      <ButtonRow>
        {report.outcome !== 'rejected' && <Button onClick={goOn}>{t('wizard.continue')}</Button>}
        <Button variant="secondary" onClick={onNewFile}>
          {t('review.newFile')}
        </Button>
      </ButtonRow>
      <div className={styles.after}>
        <ReportView report={report} isToldClean />
      </div>
      <ContinueDialog
        report={report}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onContinue={goOnAnyway}
        onNewFile={onNewFile}
      />
    </div>
  )
}

/** The names of encodings as people write them. */
const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const

const DELIMITERS = { ';': 'semicolon', ',': 'comma', '\t': 'tab' } as const

function Facts({ report }: { readonly report: Report }) {
  const t = useTexts()
  const locale = useLocale()
  const { file, rows, counts } = report
  const facts = [
    t('review.rows', { count: rows }),
    file.format === 'csv' && file.encoding && file.delimiter
      ? t('review.csv', {
          encoding: ENCODINGS[file.encoding],
          delimiter: t(`review.delimiter.${DELIMITERS[file.delimiter]}`),
        })
      : t('review.xlsx'),
    formatBytes(file.bytes, locale),
    t('review.errors', { count: counts.fatal + counts.error }),
    t('review.warnings', { count: counts.warning }),
  ]
  return (
    <span className={styles.counts}>
      {facts.map(fact => (
        <span key={fact}>{fact}</span>
      ))}
    </span>
  )
}

function Verdict({ report }: { readonly report: Report }) {
  const t = useTexts()
  if (report.outcome === 'rejected') return <InlineMessage tone="danger" title={t('choose.rejected')} />
  if (report.outcome === 'errors') {
    return (
      <InlineMessage tone="danger" title={t('review.errorsTitle', { count: report.counts.error })}>
        {t('review.errorsText')}
      </InlineMessage>
    )
  }
  return (
    <InlineMessage tone="success" title={t('review.passed')}>
      {report.counts.warning > 0 ? t('review.passedWarnings') : t('review.passedText')}
    </InlineMessage>
  )
}
