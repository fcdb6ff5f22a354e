import { type BookingDetails, bookingsContract } from '@salvia/core/bookings'
import { BOOKING_FEEDBACK_MAX_CHARACTERS } from '@salvia/core/limits'
import { type FormEvent, useState } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { RestoredNote } from '../../../parts/conversation/restored-note.tsx'
import { useSendUnsent } from '../../../parts/conversation/use-send-unsent.ts'
import { useUnsent } from '../../../parts/conversation/use-unsent.ts'
import { useBegunInTab } from '../../../state/begun-work.ts'
import { Button } from '../../../ui/button.tsx'
import { RadioList } from '../../../ui/choice-list.tsx'
import { FailureMessage } from '../../../ui/failure-message.tsx'
import { TextArea } from '../../../ui/field/text-area.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { momentText } from '../../../ui/times/moments.ts'
import styles from '../booking.module.css'
import { missedAtBooking } from '../missed-at-booking.ts'
import { useTexts } from '../texts.ts'

interface FeedbackProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly feedback: BookingDetails['feedback']
}

/** The name of feedback that is begun. */
const feedbackWork = (id: string): string => `feedback ${id}`

/**
 * Feedback already sent to the employee's manager and order managers about the booking, and a folded form to send more.
 * @spec §2
 */
export function Feedback({ params, feedback }: FeedbackProps) {
  const t = useTexts()
  const { text } = useUnsent(feedbackWork(params.id))
  const [isBegun] = useState(text !== '')
  return (
    <section className={styles.stack} aria-labelledby="feedback">
      <h2 id="feedback">{t('feedback.title')}</h2>
      <SentFeedback sent={feedback.sent} />
      {feedback.recipients.length > 0 ? (
        <details className={styles.fold} open={isBegun}>
          <summary>{t('feedback.write')}</summary>
          <FeedbackForm params={params} recipients={feedback.recipients} />
        </details>
      ) : (
        <p className={styles.muted}>{t('feedback.nobody')}</p>
      )}
    </section>
  )
}

function SentFeedback({ sent }: { readonly sent: BookingDetails['feedback']['sent'] }) {
  const t = useTexts()
  const locale = useLocale()
  if (sent.length === 0) return null
  return (
    <ol className={styles.sent} aria-label={t('feedback.sent')}>
      {sent.map(({ recipient, sender, text, sentAt }) => (
        <li key={sentAt + recipient}>
          <p className={styles.minor}>
            {t('feedback.sentBy', { sender, recipient, moment: momentText(sentAt, locale) })}
          </p>
          <p className={styles.written}>{text}</p>
        </li>
      ))}
    </ol>
  )
}

interface FeedbackFormProps {
  readonly params: FeedbackProps['params']
  readonly recipients: BookingDetails['feedback']['recipients']
}

function FeedbackForm({ params, recipients }: FeedbackFormProps) {
  const t = useTexts()
  const [chosen, setChosen] = useState(recipients.length === 1 ? (recipients[0]?.id ?? null) : null)
  const work = feedbackWork(params.id)
  const unsent = useUnsent(work)
  const { text } = unsent
  useBegunInTab(work, text.trim() === '' ? null : t('feedback.notSent'), unsent.idempotencyKey)
  const [isTried, setIsTried] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const { run, isRunning, failure } = useSendUnsent(bookingsContract.sendFeedback, unsent, {
    name: work,
    text: t('feedback.underWay'),
    missed: missedAtBooking(params, {
      text: locale => useTexts.in(locale)('feedback.notSent'),
      unsure: locale => useTexts.in(locale)('feedback.unsureSent'),
    }),
  })

  const choose = (id: string): void => {
    // To somebody else it is another message.
    if (chosen !== null && chosen !== id)
      unsent.change(before => ({ ...before, idempotencyKey: crypto.randomUUID() }))
    setChosen(id)
  }
  const length = [...text.trim()].length
  const wrongText =
    length === 0
      ? t('feedback.missing')
      : length > BOOKING_FEEDBACK_MAX_CHARACTERS
        ? t('feedback.tooLong', { max: BOOKING_FEEDBACK_MAX_CHARACTERS })
        : undefined
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    setIsTried(true)
    setSentTo(undefined)
    if (chosen === null) return document.getElementById('feedback-to')?.focus()
    if (wrongText) return document.getElementById('feedback-text')?.focus()
    const { ok } = await run({ params, body: { recipientId: chosen, text: text.trim() } })
    if (!ok) return
    unsent.clear()
    setIsTried(false)
    setSentTo(recipients.find(({ id }) => id === chosen)?.name)
  }
  return (
    <form className={styles.form} onSubmit={event => void send(event)} noValidate>
      {unsent.isRestored && <RestoredNote {...unsent} />}
      <p>{t('feedback.text')}</p>
      <RadioList
        id="feedback-to"
        label={t('feedback.to')}
        value={chosen}
        options={recipients.map(({ id, name, role }) => ({
          value: id,
          label: name,
          hint: t(`feedback.role.${role}`),
        }))}
        onValue={choose}
        error={isTried && chosen === null ? t('feedback.noRecipient') : undefined}
      />
      <TextArea
        id="feedback-text"
        label={t('feedback.message')}
        value={text}
        maxCharacters={BOOKING_FEEDBACK_MAX_CHARACTERS}
        onValue={unsent.setText}
        error={isTried ? wrongText : undefined}
      />
      <div>
        <Button type="submit" variant="secondary" busy={isRunning && t('feedback.sending')}>
          {t('feedback.send')}
        </Button>
      </div>
      <div role="status">
        {sentTo && <InlineMessage tone="success" title={t('feedback.done', { name: sentTo })} />}
      </div>
      <FailureMessage failure={failure} />
    </form>
  )
}
