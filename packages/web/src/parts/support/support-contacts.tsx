import type { Config } from '@salvia/core/config'
import { useLocale } from '../../i18n/i18n.ts'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { dialledPhoneNumber } from '../../ui/text/grouped-numbers.ts'
import styles from './support-contacts.module.css'
import { useTexts } from './texts.ts'

type Subject = keyof Config['SUPPORT']

const SUBJECTS: readonly Subject[] = ['invoice', 'personnelFile', 'technical']

/** Phone, e-mail and hours of each support; white-label providers have their own. @spec §1 */
export function SupportContacts() {
  const t = useTexts()
  const locale = useLocale()
  const { SUPPORT } = useAtomValue(configAtom)
  return (
    <ul className={styles.contacts}>
      {SUBJECTS.map(subject => {
        const { phone, email, hours } = SUPPORT[subject]
        return (
          <li key={subject} className={styles.contact}>
            <span className={styles.subject}>{t(subject)}</span>
            <a href={`tel:${dialledPhoneNumber(phone)}`}>{phone}</a>
            {email && <a href={`mailto:${email}`}>{email}</a>}
            <span className={styles.hours}>{hours[locale]}</span>
          </li>
        )
      })}
    </ul>
  )
}
