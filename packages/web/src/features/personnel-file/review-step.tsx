import { findingsCsv, type Report } from '@salvia/core/personnel-file'
import { useState } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { DownloadButton } from '../../parts/download-button.tsx'
import { useAtom } from '../../state/jotai.ts'
import { Button } from '../../ui/button.tsx'
import { InlineMessage } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ContinueDialog } from './continue-dialog.tsx'
import { FileFacts } from './file-facts.tsx'
import { ReportView } from './parts/report-view.tsx'
import styles from './personnel-file.module.css'
import { reviewSummary } from './review-summary.ts'
import { StoppedFile } from './stopped-file.tsx'
import { useTexts } from './texts.ts'
import { type UploadDraft, uploadStateAtom } from './upload.state.ts'
import { useUploadState } from './upload-target.ts'
import { useNamesInRows } from './use-names-in-rows.ts'

interface ReviewStepProps {
  readonly onContinue: () => void
  readonly onNewFile: () => void
}

/** The findings of the review, and what to do next. With errors or warnings, a dialog asks first. @spec §4 */
export function ReviewStep(props: ReviewStepProps) {
  const state = useUploadState()
  return state.kind === 'draft' ? <Review draft={state.draft} {...props} /> : null
}

function Review({ draft, onContinue, onNewFile }: ReviewStepProps & { readonly draft: UploadDraft }) {
  const t = useTexts()
  const [, setState] = useAtom(uploadStateAtom)
  const [isAsking, setIsAsking] = useState(false)
  const { file, report } = draft
  const names = useNamesInRows(file, rowsOf(report))
  const isClean = report.findings.length === 0

  const goOn = (): void => {
    if (isClean) onContinue()
    else setIsAsking(true)
  }
  const goOnAnyway = (): void => {
    setState({ kind: 'draft', draft: { ...draft, continueAnyway: report.outcome === 'errors' } })
    onContinue()
  }
  return (
    <div className={styles.section}>
      <PageHeader
        title={t('review.title', { name: report.file.name })}
        meta={<FileFacts report={report} />}
        actions={<NextActs outcome={report.outcome} onContinue={goOn} onNewFile={onNewFile} />}
      />
      {draft.isServersReport && <InlineMessage tone="warning">{t('send.differs')}</InlineMessage>}
      {report.outcome === 'rejected' ? (
        <StoppedFile report={report} />
      ) : (
        <>
          <Verdict report={report} />
          {names === 'failed' && <p className={styles.minor}>{t('review.nameless')}</p>}
          <ReportView report={report} {...(names !== 'failed' && { names })} isToldClean />
        </>
      )}
      {!isClean && <FindingsDownload draft={draft} />}
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

function rowsOf({ findings }: Report): readonly number[] {
  return [...new Set(findings.flatMap(({ row }) => row ?? []))]
}

interface NextActsProps extends ReviewStepProps {
  readonly outcome: Report['outcome']
}

/** While there are errors, a new file is what leads. */
function NextActs({ outcome, onContinue, onNewFile }: NextActsProps) {
  const t = useTexts()
  if (outcome === 'passed') {
    return (
      <>
        <Button onClick={onContinue}>{t('word.continue')}</Button>
        <Button variant="secondary" onClick={onNewFile}>
          {t('review.newFile')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button onClick={onNewFile}>{t('review.newFile')}</Button>
      {outcome === 'errors' && (
        <Button variant="secondary" onClick={onContinue}>
          {t('anyway.continue')}
        </Button>
      )}
    </>
  )
}

/** What would happen to the rows if the file were sent as it is. */
function Verdict({ report }: { readonly report: Report }) {
  const t = useTexts()
  const { error: errors, warning: warnings } = report.counts
  const { rowsWithErrors, rowsWithout, isHeaderWrong } = reviewSummary(report)
  const ready = rowsWithout === null ? '' : ` ${t('review.ready', { count: rowsWithout })}`
  if (report.outcome === 'passed') {
    return (
      <InlineMessage tone="success" title={`${t('review.passed')}${ready}`}>
        {warnings > 0 && t('review.passedWarnings', { count: warnings })}
      </InlineMessage>
    )
  }
  const where =
    rowsWithErrors === 0
      ? 'errorsInHeader'
      : isHeaderWrong
        ? 'errorsInBoth'
        : report.truncated
          ? 'errorsInRowsAtLeast'
          : 'errorsInRows'
  const found = t(`review.${where}`, {
    errors: t('review.errors', { count: errors }),
    rows: t('review.rows', { count: rowsWithErrors }),
  })
  return (
    <InlineMessage tone="danger" title={`${found}${ready}`}>
      {t('review.errorsText')} {warnings > 0 && t('review.andWarnings', { count: warnings })}
    </InlineMessage>
  )
}

const CSV_TYPE = 'text/csv; charset=utf-8'

/** The findings as a file, masked, to work through beside the spreadsheet or to send to whoever exports the file. */
function FindingsDownload({ draft: { report, template } }: { readonly draft: UploadDraft }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <div className={styles.download}>
      <DownloadButton
        busy={t('case.downloading')}
        fetchFile={async () => ({
          name: t('review.downloadName', { name: report.file.name.replace(/\.\w+$/, '') }),
          contentType: CSV_TYPE,
          blob: new Blob([findingsCsv(report, template, locale)], { type: CSV_TYPE }),
        })}
      >
        {t('review.download')}
      </DownloadButton>
      <p className={styles.minor}>{t('review.downloadHint')}</p>
    </div>
  )
}
