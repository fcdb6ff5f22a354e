import { SUPPORT_NAMES, type SupportSubject } from '@salvia/core/config'
import { useLocale } from '../../i18n/i18n.ts'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { dialledPhoneNumber } from '../../ui/text/grouped-numbers.ts'
import styles from './support-contacts.module.css'

/** Phone, email and hours of one support contact. */
export function SupportContact({ subject }: { readonly subject: SupportSubject }) {
  const locale = useLocale()
  const { phone, email, hours } = useAtomValue(configAtom).SUPPORT[subject]
  return (
    <div className={styles.contact}>
      <span className={styles.subject}>{SUPPORT_NAMES[subject][locale]}</span>
      <a href={`tel:${dialledPhoneNumber(phone)}`}>{phone}</a>
      {email && (
        <a href={`mailto:${email}`}>
          {email.slice(0, email.indexOf('@') + 1)}
          <wbr />
          {email.slice(email.indexOf('@') + 1)}
        </a>
      )}
      <span className={styles.hours}>{hours[locale]}</span>
    </div>
  )
}
