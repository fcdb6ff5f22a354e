import type { ReplyState } from '@salvia/core/conversations'
import { errorText } from '@salvia/core/error-catalogue'
import type { Locale } from '@salvia/core/i18n'
import { MESSAGE_MAX_CHARACTERS } from '@salvia/core/limits'
import { countCharacters } from '@salvia/core/primitives'
import { Lock } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { formatTime } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import { outdateAnswers } from '../../state/outdated.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextArea } from '../../ui/field/text-area.tsx'
import { longDate } from '../../ui/long-date.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AttachmentsField } from '../attachments/attachments-field.tsx'
import { type FieldFault, useSentForm } from '../use-sent-form.ts'
import styles from './conversation.module.css'
import type { ConversationPlace } from './conversation-contract.ts'
import type { Unsent } from './kept-reply.ts'
import { RestoredNote } from './restored-note.tsx'
import { useTexts } from './texts.ts'
import { UnsendableReply } from './unsendable.tsx'
import { useReplyAttachments } from './use-reply-attachments.ts'
import { useSendUnsent } from './use-send-unsent.ts'
import { replyWork, useUnsentReply } from './use-unsent-reply.ts'

/** What stands above the text, such as templates. Gets the text and how to replace it. */
export type ReplyTools = (text: string, onText: (text: string) => void) => ReactNode

interface ReplyBoxProps extends ConversationPlace {
  readonly reply: ReplyState
  readonly lockedNote: ReactNode
  readonly tools?: ReplyTools
  readonly told?: string
  /** The writer may ask the customer for an answer. */
  readonly mayAsk: boolean
  /** A message opens the thing again, which has ended. */
  readonly opensAgain: boolean
  readonly isFolded: boolean
}

/**
 * The form to write, or why the reader cannot. What is typed stays on the way to another page and back, and when nothing
 * can be sent any more, so that it can be copied.
 */
export function ReplyBox(props: ReplyBoxProps) {
  const { reply, lockedNote, tools, told, mayAsk, opensAgain, isFolded, ...place } = props
  const t = useTexts()
  const locale = useLocale()
  const unsent = useUnsentReply(place)
  const { text, files, isFetching } = unsent
  const stateId = useId()
  const isBegun = text !== '' || files.length > 0 || isFetching
  const isShut = reply.kind !== 'open'
  // A message that is sent or arrives does not fold or unfold the form.
  const [folds] = useState(isFolded && !isBegun)
  const form = isFetching ? (
    <Skeleton lines={4} />
  ) : (
    <ReplyForm
      {...place}
      unsent={unsent}
      isShut={isShut}
      mayAsk={mayAsk}
      opensAgain={opensAgain}
      onDropped={() => document.getElementById(stateId)?.focus()}
      {...(tools && { tools })}
      {...(told && { told })}
    />
  )
  return (
    <>
      {reply.kind === 'not-permitted' && (
        <p id={stateId} tabIndex={-1} className={styles.minor}>
          {t('readOnly')}
        </p>
      )}
      {reply.kind === 'locked' && (
        <div id={stateId} tabIndex={-1} className={styles.locked}>
          <Lock aria-hidden />
          <div>
            <p>
              <strong>{t('locked.title', { date: longDate(reply.since, locale) })}</strong>
            </p>
            {lockedNote}
          </div>
        </div>
      )}
      {reply.kind === 'open' && reply.locksAt !== null && (
        <p className={styles.minor}>
          {t('reply.until', { date: longDate(reply.locksAt, locale), time: formatTime(reply.locksAt) })}
        </p>
      )}
      {(!isShut || isBegun) && (folds ? <Folded>{form}</Folded> : form)}
    </>
  )
}

function Folded({ children }: { readonly children: ReactNode }) {
  const t = useTexts()
  return (
    <details className={styles.fold}>
      <summary>{t('reply.unfold')}</summary>
      {children}
    </details>
  )
}

interface ReplyFormProps extends ConversationPlace {
  readonly unsent: ReturnType<typeof useUnsentReply>
  /** Nothing can be sent any more. */
  readonly isShut: boolean
  readonly mayAsk: boolean
  readonly opensAgain: boolean
  readonly onDropped: () => void
  readonly tools?: ReplyTools
  readonly told?: string
}

function ReplyForm(props: ReplyFormProps) {
  const { calls, params, id, unsent, isShut, mayAsk, opensAgain, onDropped, tools, told } = props
  const t = useTexts()
  const locale = useLocale()
  const textId = useId()
  const filesId = useId()
  const { text, files, asksForAnswer, setText } = unsent
  const [isSent, setIsSent] = useState(false)
  const action = useSendUnsent(calls.reply, unsent, { name: replyWork(id), text: t('reply.underWay') })
  const hasEnded = action.failure?.code === 'CONVERSATION_ENDED'
  useEffect(() => {
    if (hasEnded) void outdateAnswers()
  }, [hasEnded])
  const attachments = useReplyAttachments({ calls, params, id, ...unsent }, action.failure)
  const faults = (): readonly FieldFault[] => [
    ...textFaults(unsent, locale, t).map(fault => ({ field: textId, ...fault })),
    ...(attachments.fault === undefined ? [] : [{ field: filesId, text: attachments.fault }]),
  ]
  const sentFiles = files.map(file => file.id)
  const form = useSentForm({
    ...action,
    input: {
      params: { ...params, id },
      body: {
        ...{ text, files: sentFiles },
        ...(mayAsk && asksForAnswer && { asksForAnswer }),
        ...(opensAgain && { opensAgain }),
      },
    },
    faults,
    onSent: () => {
      unsent.clear()
      setIsSent(true)
    },
  })
  // What is under way may still arrive.
  if (isShut && !action.isRunning) {
    return (
      <UnsendableReply
        title={t('locked.unsent')}
        label={t('reply.label')}
        unsent={unsent}
        attachments={attachments}
        onDropped={onDropped}
      />
    )
  }
  return (
    <form className={styles.form} onSubmit={form.send} noValidate>
      {unsent.isRestored && <RestoredNote {...unsent} />}
      <ErrorSummary {...form.summary} />
      {tools?.(text, setText)}
      <TextArea
        id={textId}
        label={t('reply.label')}
        value={text}
        onValue={value => {
          setIsSent(false)
          setText(value)
        }}
        maxCharacters={MESSAGE_MAX_CHARACTERS}
        error={form.errorOf(textId)}
      />
      <AttachmentsField id={filesId} attachments={attachments} error={form.errorOf(filesId)} />
      {mayAsk && (
        <Checkbox
          label={t('asks.label')}
          hint={t('asks.hint')}
          checked={asksForAnswer}
          onChecked={unsent.setAsksForAnswer}
        />
      )}
      <ButtonRow>
        <Button type="submit" busy={action.isRunning && t('reply.sending')}>
          {t('reply.send')}
        </Button>
      </ButtonRow>
      {told && <p className={styles.told}>{told}</p>}
      <div role="status">{isSent && <VisuallyHidden>{t('reply.sent')}</VisuallyHidden>}</div>
    </form>
  )
}

/** What keeps a text from being sent. */
function textFaults(
  { text, files }: Pick<Unsent, 'text' | 'files'>,
  locale: Locale,
  t: ReturnType<typeof useTexts>,
): readonly Omit<FieldFault, 'field'>[] {
  if (text.trim() === '' && files.length === 0) return [faultOf(errorText('MESSAGE_MISSING', locale))]
  if (countCharacters(text) <= MESSAGE_MAX_CHARACTERS) return []
  return [{ text: t('reply.tooLong', { limit: MESSAGE_MAX_CHARACTERS }) }]
}

const faultOf = ({ title, action }: { readonly title: string; readonly action: string }) => ({
  text: title,
  action,
})
