import { LINK_MAIL_PAUSE_MINUTES } from '@salvia/core/limits'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { describeFailure } from '../../state/failure.ts'
import styles from './bankid.module.css'
import { useTexts } from './texts.ts'

/** At the first sign-in by BankID: a link has been mailed to the address that the employer has given. */
export function BankIdLinkMailed({ error }: { readonly error: unknown }) {
  const t = useTexts()
  const { title, action } = describeFailure(error, useLocale())
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  return (
    <section ref={panel} tabIndex={-1} className={styles.mailed} aria-labelledby="bankid-mailed">
      <h2 id="bankid-mailed">{title}</h2>
      <p>{action}</p>
      <h3>{t('mail.missing.title')}</h3>
      <ul>
        <li>{t('mail.missing.junk')}</li>
        <li>{t('mail.missing.wrongAddress')}</li>
        <li>{t('mail.missing.wait', { count: LINK_MAIL_PAUSE_MINUTES })}</li>
      </ul>
    </section>
  )
}
