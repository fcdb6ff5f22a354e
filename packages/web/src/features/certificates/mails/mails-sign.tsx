import { Mail } from 'lucide-react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './mails.module.css'
import { useTexts } from './texts.ts'

/** A quiet sign that the user gets mails about an entry. */
export function MailsSign() {
  const t = useTexts()
  return (
    <span className={styles.sign} title={t('sign')}>
      <Mail aria-hidden />
      <VisuallyHidden>{t('sign')}</VisuallyHidden>
    </span>
  )
}
