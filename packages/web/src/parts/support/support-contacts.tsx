import { SUPPORT_SUBJECTS } from '@salvia/core/config'
import { SupportContact } from './support-contact.tsx'
import styles from './support-contacts.module.css'

/** All support contacts. White-label providers have their own. @spec §1 */
export function SupportContacts() {
  return (
    <div className={styles.room}>
      <ul className={styles.contacts}>
        {SUPPORT_SUBJECTS.map(subject => (
          <li key={subject}>
            <SupportContact subject={subject} />
          </li>
        ))}
      </ul>
    </div>
  )
}
