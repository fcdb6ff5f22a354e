import { LINK_MAIL_PAUSE_MINUTES } from '@salvia/core/limits'
import { portalPath } from '@salvia/core/portal-paths'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useTexts } from './texts.ts'

interface MailSentProps {
  readonly email: string
  /** How long the link in the mail is valid, in words. */
  readonly validity: string
  readonly onOtherAddress: () => void
}

/** Shown after instructions were mailed: to which address, and what to do if they do not arrive. */
export function MailSent({ email, validity, onOtherAddress }: MailSentProps) {
  const t = useTexts()
  return (
    <>
      <h1 tabIndex={-1}>{t('mail.title')}</h1>
      <p>{t('mail.text', { email })}</p>
      <p>{validity}</p>
      <h2>{t('mail.missing.title')}</h2>
      <ul>
        <li>{t('mail.missing.junk')}</li>
        <li>{t('mail.missing.address')}</li>
        <li>{t('mail.missing.wait', { count: LINK_MAIL_PAUSE_MINUTES })}</li>
      </ul>
      <Button variant="secondary" wide onClick={onOtherAddress}>
        {t('mail.otherAddress')}
      </Button>
      <Link to={portalPath('signIn')}>{t('next.signIn')}</Link>
    </>
  )
}
