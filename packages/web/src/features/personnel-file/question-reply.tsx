import { contract } from '@salvia/core/api'
import { CASE_TEXT_MAX_CHARACTERS } from '@salvia/core/limits'
import type { UploadDetails } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { AttachmentsField } from '../../parts/attachments/attachments-field.tsx'
import { RestoredNote } from '../../parts/conversation/restored-note.tsx'
import { UnsendableReply } from '../../parts/conversation/unsendable.tsx'
import { useReplyAttachments } from '../../parts/conversation/use-reply-attachments.ts'
import { useSendUnsent } from '../../parts/conversation/use-send-unsent.ts'
import { useUnsent } from '../../parts/conversation/use-unsent.ts'
import { replyWork, useUnsentReply } from '../../parts/conversation/use-unsent-reply.ts'
import { useSentForm } from '../../parts/use-sent-form.ts'
import { useSetAtom } from '../../state/jotai.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { longDate } from '../../ui/long-date.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './question-reply.module.css'
import { useTexts } from './texts.ts'
import { answersAtom, STEP_PARAMETER } from './upload.state.ts'

/** The calls about the files of a reply. `attach` of the contract takes the personnel file itself. */
const FILES = { ...contract.personnelFile, attach: contract.personnelFile.attachToReply }

interface QuestionProps {
  readonly upload: Pick<
    UploadDetails,
    'clientNumber' | 'id' | 'number' | 'status' | 'feedbackDeadline' | 'history'
  >
  readonly onSent: () => void
  /** A reply that could not be sent any more has been dropped, and its form with it. */
  readonly onDropped: () => void
}

/**
 * The question of a case worker: who asked and when, by when to reply, and the ways to do it. Once no reply is expected,
 * only what was begun is there, to be copied.
 */
export function QuestionReply(props: QuestionProps) {
  const { upload } = props
  const t = useTexts()
  const locale = useLocale()
  const id = useId()
  const { text, files, fileIds } = useUnsent(upload.id)
  const isAwaited = upload.status === 'FEEDBACK_REQUESTED'
  if (!isAwaited && text === '' && files.length + fileIds.length === 0) return null
  const asked = upload.history.findLast(({ to }) => to === 'FEEDBACK_REQUESTED')
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h2 id={id}>{t(isAwaited ? 'reply.title' : 'reply.label')}</h2>
      {isAwaited && upload.feedbackDeadline && (
        <p className={styles.deadline}>
          {t('reply.by', { date: longDate(upload.feedbackDeadline, locale) })}
        </p>
      )}
      {isAwaited && asked && (
        <figure className={styles.asked}>
          <blockquote className={styles.text}>{asked.text}</blockquote>
          <figcaption>
            {asked.by ?? t('case.worker')}, <DateText moment={asked.at} as="time" />
          </figcaption>
        </figure>
      )}
      <ReplyForm {...props} />
    </section>
  )
}

function ReplyForm({ upload, onSent, onDropped }: QuestionProps) {
  const t = useTexts()
  const navigate = useNavigate()
  const setAnswers = useSetAtom(answersAtom)
  const filesId = useId()
  const { clientNumber, id, number, status } = upload
  const params = { clientNumber, id }
  const unsent = useUnsentReply({ calls: FILES, params, id })
  const { text, setText, files } = unsent
  const tooLong = [...text.trim()].length > CASE_TEXT_MAX_CHARACTERS
  const action = useSendUnsent(contract.personnelFile.reply, unsent, {
    name: replyWork(id),
    text: t('reply.underWay'),
  })
  const attachments = useReplyAttachments({ calls: FILES, params, id, ...unsent }, action.failure)
  const form = useSentForm({
    ...action,
    input: { params, body: { text: text.trim(), attachments: files.map(file => file.id) } },
    faults: () => [
      ...(tooLong ? [{ field: 'reply', text: t('reply.tooLong', { limit: CASE_TEXT_MAX_CHARACTERS }) }] : []),
      ...(text.trim() === '' && files.length === 0 ? [{ field: 'reply', text: t('reply.missing') }] : []),
      ...(attachments.fault === undefined ? [] : [{ field: filesId, text: attachments.fault }]),
    ],
    onSent: () => {
      unsent.clear()
      onSent()
    },
  })
  const sendNewFile = (): void => {
    setAnswers({ id, number })
    void navigate(`${portalPath('personnelFile')}?${STEP_PARAMETER}=choose`)
  }
  if (unsent.isFetching) return <Skeleton lines={4} />
  // What is under way may itself have moved the case on.
  if (status !== 'FEEDBACK_REQUESTED' && !action.isRunning) {
    const words = { title: t('reply.shut'), label: t('reply.label') }
    return <UnsendableReply {...words} unsent={unsent} attachments={attachments} onDropped={onDropped} />
  }
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      {unsent.isRestored && <RestoredNote {...unsent} />}
      <ErrorSummary {...form.summary} />
      <TextArea
        id="reply"
        label={t('reply.label')}
        hint={t('reply.hint')}
        value={text}
        onValue={setText}
        maxCharacters={CASE_TEXT_MAX_CHARACTERS}
        error={form.errorOf('reply')}
      />
      <AttachmentsField
        id={filesId}
        attachments={attachments}
        error={form.errorOf(filesId)}
        hint={t('reply.filesHint')}
      />
      <ButtonRow>
        <Button type="submit" busy={action.isRunning && t('send.sending')}>
          {t('reply.send')}
        </Button>
        <Button variant="secondary" onClick={sendNewFile}>
          {t('reply.newFile')}
        </Button>
      </ButtonRow>
    </form>
  )
}
