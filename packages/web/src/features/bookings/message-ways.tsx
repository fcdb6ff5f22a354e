import { bookingsContract } from '@salvia/core/bookings'
import { Copy, Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../state/action.ts'
import { useSending, useUnderWay } from '../../state/sendings.ts'
import { Button } from '../../ui/button.tsx'
import { copyText } from '../../ui/copy-text.ts'
import { InlineMessage } from '../../ui/message.tsx'
import styles from './booking.module.css'
import { missedAtBooking } from './missed-at-booking.ts'
import { useTexts } from './texts.ts'

interface MessageWaysProps {
  readonly params: { readonly clientNumber: string; readonly id: string }
  readonly text: string
  /** The first name of the recipient; null when there is no email address. */
  readonly mailTo: string | null
  readonly onMailed?: (() => void) | undefined
}

/** Buttons to mail, copy or print the text, and the result. */
export function MessageWays({ params, text, mailTo, onMailed }: MessageWaysProps) {
  const t = useTexts()
  const [done, setDone] = useState<'mailed' | 'copied' | 'notCopied'>()
  const work = {
    name: `mail ${params.id}`,
    text: t('message.underWay'),
    missed: missedAtBooking(params, {
      text: locale => useTexts.in(locale)('message.notMailed'),
      unsure: locale => useTexts.in(locale)('message.unsureMailed'),
    }),
  }
  const underWay = useUnderWay(work.name)
  const mail = useSending(work, useAction(bookingsContract.mailEmployee))
  const send = async (): Promise<void> => {
    if (underWay !== null) return
    setDone(undefined)
    if (!(await mail.run({ params })).ok) return
    setDone('mailed')
    onMailed?.()
  }
  const copy = async (): Promise<void> => {
    mail.reset()
    setDone((await copyText(text)) ? 'copied' : 'notCopied')
  }
  return (
    <>
      <div role="status" className={styles.told}>
        {done && (
          <InlineMessage
            tone={done === 'notCopied' ? 'warning' : 'success'}
            title={t(`message.${done}`, { name: mailTo ?? '' })}
          />
        )}
      </div>
      <div role="alert" className={styles.told}>
        {mail.failure && (
          <InlineMessage tone="danger" title={mail.failure.title}>
            {mail.failure.action}
          </InlineMessage>
        )}
      </div>
      {mailTo !== null && (
        <Button icon={Mail} busy={underWay !== null && t('message.mailing')} onClick={() => void send()}>
          {done === 'mailed' ? t('message.mailAgain') : t('message.mail', { name: mailTo })}
        </Button>
      )}
      <Button variant="secondary" icon={Copy} onClick={() => void copy()}>
        {t('message.copy')}
      </Button>
      <Button variant="secondary" icon={Printer} onClick={() => window.print()}>
        {t('message.print')}
      </Button>
    </>
  )
}
