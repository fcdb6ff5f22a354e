import { COMMENT_MAX_CHARACTERS } from '@salvia/core/limits'
import { type FormEvent, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { useAtom } from '../../state/jotai.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Progress } from '../../ui/progress.tsx'
import { SummaryList } from '../../ui/summary-list.tsx'
import { ChangeWarning } from './change-warning.tsx'
import { NotSent } from './not-sent.tsx'
import styles from './personnel-file.module.css'
import { useSendFile } from './send-file.ts'
import { useTexts } from './texts.ts'
import { commentAtom, type UploadDraft, uploadStateAtom } from './upload.state.ts'
import { useUploadTarget } from './upload-target.ts'

interface SendStepProps {
  readonly onSent: () => void
  readonly onBack: () => void
  readonly onNewFile: () => void
}

/** The last check before the file is sent, with a field for a comment to the case worker. */
export function SendStep({ onSent, onBack, onNewFile }: SendStepProps) {
  const t = useTexts()
  const [state, setState] = useAtom(uploadStateAtom)
  const [comment, setComment] = useAtom(commentAtom)
  const [attempt, setAttempt] = useState(0)
  const { send, phase, failure } = useSendFile()
  const { isForCustomer } = useUploadTarget()
  if (state.kind !== 'draft') return null
  const { draft } = state

  const tooLong = [...comment.trim()].length > COMMENT_MAX_CHARACTERS
  const isMissing = isForCustomer && comment.trim() === ''
  const wrong = tooLong
    ? t('send.commentTooLong', { limit: COMMENT_MAX_CHARACTERS })
    : isMissing
      ? t('forCustomer.commentMissing')
      : undefined
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (wrong || phase) return
    const sent = await send(draft, comment.trim())
    if (sent.kind === 'sent') {
      setComment('')
      setState({ kind: 'sent', upload: sent.upload, existing: sent.upload.existing })
      onSent()
    }
    if (sent.kind === 'differs') {
      setState({
        kind: 'draft',
        draft: { ...draft, report: sent.report, continueAnyway: false, isServersReport: true },
      })
      onBack()
    }
  }
  return (
    <form className={styles.section} onSubmit={event => void submit(event)} noValidate>
      <PageHeader title={t('send.title')} />
      <ErrorSummary errors={wrong ? [{ field: 'comment', text: wrong }] : []} attempt={attempt} />
      <div className={styles.form}>
        <Summary draft={draft} />
        {!isForCustomer && <ChangeWarning rows={draft.report.rows} />}
        <TextArea
          id="comment"
          label={t(isForCustomer ? 'forCustomer.comment' : 'send.comment')}
          hint={t(isForCustomer ? 'forCustomer.commentHint' : 'send.commentHint')}
          optional={!isForCustomer}
          value={comment}
          onValue={setComment}
          maxCharacters={COMMENT_MAX_CHARACTERS}
          error={attempt > 0 ? wrong : undefined}
        />
        <div>
          <div role="status">{phase && <Progress label={t(`send.${phase}`)} />}</div>
          <div role="alert">{failure && <NotSent failure={failure} onNewFile={onNewFile} />}</div>
        </div>
      </div>
      <ButtonRow>
        <Button type="submit" busy={phase !== null && t('send.sending')}>
          {t('send.submit')}
        </Button>
        <Button variant="secondary" onClick={onBack}>
          {t('wizard.back')}
        </Button>
      </ButtonRow>
    </form>
  )
}

function Summary({ draft }: { readonly draft: UploadDraft }) {
  const t = useTexts()
  const locale = useLocale()
  const { company } = useUploadTarget()
  const { error: errors, warning: warnings } = draft.report.counts
  return (
    <SummaryList
      rows={[
        { label: t('send.company'), value: company },
        { label: t('send.file'), value: draft.report.file.name },
        { label: t('send.rows'), value: formatNumber(draft.report.rows, locale) },
        {
          label: t('send.findings'),
          value:
            errors + warnings === 0
              ? t('send.findingsNone')
              : `${t('review.errors', { count: errors })}, ${t('review.warnings', { count: warnings })}`,
        },
      ]}
    />
  )
}
