import { contract } from '@salvia/core/api'
import { ATTACHMENTS_PER_CASE, CASE_TEXT_MAX_CHARACTERS } from '@salvia/core/limits'
import type { Attachment, UploadDetails } from '@salvia/core/personnel-file'
import { portalPath } from '@salvia/core/portal-paths'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale } from '../../i18n/i18n.ts'
import { useSentForm } from '../../parts/use-sent-form.ts'
import { useAction } from '../../state/action.ts'
import { useSetAtom } from '../../state/jotai.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { longDate } from '../../ui/long-date.ts'
import styles from './question-reply.module.css'
import { ReplyFiles } from './reply-files.tsx'
import { useTexts } from './texts.ts'
import { answersAtom, STEP_PARAMETER } from './upload.state.ts'

/** The question of a case worker: who asked and when, by when to reply, and the ways to do it. */
export function QuestionReply({
  upload,
  onSent,
}: {
  readonly upload: UploadDetails
  readonly onSent: () => void
}) {
  const t = useTexts()
  const locale = useLocale()
  const id = useId()
  const asked = upload.history.findLast(({ to }) => to === 'FEEDBACK_REQUESTED')
  return (
    <section className={styles.question} aria-labelledby={id}>
      <h2 id={id}>{t('reply.title')}</h2>
      {upload.feedbackDeadline && (
        <p className={styles.deadline}>
          {t('reply.by', { date: longDate(upload.feedbackDeadline, locale) })}
        </p>
      )}
      {asked && (
        <figure className={styles.asked}>
          <blockquote className={styles.text}>{asked.text}</blockquote>
          <figcaption>
            {asked.by ?? t('case.worker')}, <DateText moment={asked.at} as="time" />
          </figcaption>
        </figure>
      )}
      <ReplyForm upload={upload} onSent={onSent} />
    </section>
  )
}

function ReplyForm({ upload, onSent }: { readonly upload: UploadDetails; readonly onSent: () => void }) {
  const t = useTexts()
  const navigate = useNavigate()
  const setAnswers = useSetAtom(answersAtom)
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly Attachment[]>([])
  const { clientNumber, id, number } = upload
  const tooLong = [...text.trim()].length > CASE_TEXT_MAX_CHARACTERS
  const action = useAction(contract.personnelFile.reply)
  const form = useSentForm({
    ...action,
    input: {
      params: { clientNumber, id },
      body: { text: text.trim(), attachments: files.map(file => file.id) },
    },
    faults: () => {
      if (tooLong) return [{ field: 'reply', text: t('reply.tooLong', { limit: CASE_TEXT_MAX_CHARACTERS }) }]
      return text.trim() === '' && files.length === 0 ? [{ field: 'reply', text: t('reply.missing') }] : []
    },
    onSent,
  })
  const sendNewFile = (): void => {
    setAnswers({ id, number })
    void navigate(`${portalPath('personnelFile')}?${STEP_PARAMETER}=choose`)
  }
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
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
      <ReplyFiles
        upload={upload}
        files={files}
        onFiles={setFiles}
        isFull={files.length >= ATTACHMENTS_PER_CASE}
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
