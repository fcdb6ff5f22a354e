import { COMMENT_MAX_CHARACTERS } from '@salvia/core/limits'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { useAtom, useAtomValue, useSetAtom } from '../../state/jotai.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { Column, Columns } from '../../ui/columns.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Facts } from '../../ui/facts.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Progress } from '../../ui/progress.tsx'
import { useIsShown } from '../../ui/use-is-shown.ts'
import { DraftChanges } from './draft-changes.tsx'
import { NotSent } from './not-sent.tsx'
import styles from './personnel-file.module.css'
import { type Sent, useSendFile } from './send-file.ts'
import { useTexts } from './texts.ts'
import { answersAtom, commentAtom, type UploadDraft, uploadStateAtom } from './upload.state.ts'
import { useUploadState, useUploadTarget } from './upload-target.ts'

interface SendStepProps {
  readonly onSent: () => void
  readonly onBack: () => void
  readonly onNewFile: () => void
}

/** The last check before the file is sent: who joins, leaves and moves, and a comment to the case worker. */
export function SendStep(props: SendStepProps) {
  const state = useUploadState()
  return state.kind === 'draft' ? <SendForm draft={state.draft} {...props} /> : null
}

function SendForm({ draft, onSent, onBack, onNewFile }: SendStepProps & { readonly draft: UploadDraft }) {
  const t = useTexts()
  const setState = useSetAtom(uploadStateAtom)
  const [comment, setComment] = useAtom(commentAtom)
  const setAnswers = useSetAtom(answersAtom)
  const [attempt, setAttempt] = useState(0)
  const { prepare, send, draftId, isSending, phase, failure } = useSendFile(draft)
  const { isForCustomer } = useUploadTarget()
  const isShown = useIsShown()

  const tooLong = [...comment.trim()].length > COMMENT_MAX_CHARACTERS
  const isMissing = isForCustomer && comment.trim() === ''
  const wrong = tooLong
    ? t('send.commentTooLong', { limit: COMMENT_MAX_CHARACTERS })
    : isMissing
      ? t('forCustomer.commentMissing')
      : undefined
  const goOn = (sent: Sent): void => {
    if (sent.kind === 'sent') {
      setComment('')
      setAnswers(null)
      setState({ kind: 'sent', upload: sent.upload, existing: sent.upload.existing })
      // A user who went back to an earlier step comes to the receipt by that state.
      if (isShown()) onSent()
    }
    if (sent.kind === 'differs') {
      setState({
        kind: 'draft',
        draft: { ...draft, report: sent.report, continueAnyway: false, isServersReport: true },
      })
      onBack()
    }
  }
  useWhenShown(async () => {
    const outcome = await prepare()
    if (isShown()) goOn(outcome)
  })
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setAttempt(attempt + 1)
    if (wrong || isSending) return
    const sent = await send(comment.trim())
    if (sent.kind === 'sent' || isShown()) goOn(sent)
  }
  return (
    <form className={styles.section} onSubmit={event => void submit(event)} noValidate>
      <PageHeader title={t('send.title')} />
      <ErrorSummary errors={wrong ? [{ field: 'comment', text: wrong }] : []} attempt={attempt} />
      <div className={styles.summary}>
        <Summary draft={draft} />
      </div>
      <Columns>
        <Column>
          <DraftChanges draft={draft} draftId={draftId} isPreparing={phase !== null && !isSending} />
        </Column>
        <Column>
          <div className={styles.form}>
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
              <div role="status">{isSending && phase && <Progress label={t(`send.${phase}`)} />}</div>
              <div role="alert">{failure && <NotSent failure={failure} onNewFile={onNewFile} />}</div>
            </div>
          </div>
          <ButtonRow>
            <Button type="submit" busy={isSending && t('send.sending')}>
              {t('send.submit')}
            </Button>
            <Button variant="secondary" onClick={onBack}>
              {t('wizard.back')}
            </Button>
          </ButtonRow>
        </Column>
      </Columns>
    </form>
  )
}

/** Does something once, when the component is first shown. */
function useWhenShown(act: () => Promise<void>): void {
  const first = useRef<typeof act | null>(act)
  useEffect(() => {
    void first.current?.()
    first.current = null
  }, [])
}

function Summary({ draft }: { readonly draft: UploadDraft }) {
  const t = useTexts()
  const locale = useLocale()
  const { company } = useUploadTarget()
  const answers = useAtomValue(answersAtom)
  const { error: errors, warning: warnings } = draft.report.counts
  return (
    <Facts
      facts={[
        ...(answers ? [{ label: t('reply.answers'), value: answers.number }] : []),
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
