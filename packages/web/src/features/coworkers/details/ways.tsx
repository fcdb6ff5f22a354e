import { CopyButton } from '../../../ui/copy-button.tsx'
import { groupedPhoneNumber } from '../../../ui/text/grouped-numbers.ts'
import { Phone } from '../../../ui/text/phone.tsx'
import styles from './coworker.module.css'
import { useTexts } from './texts.ts'

/** A phone number to call or to copy. */
export function PhoneWay({ number }: { readonly number: string }) {
  const t = useTexts()
  const text = groupedPhoneNumber(number)
  return (
    <span className={styles.way}>
      <Phone number={number} />
      <CopyButton text={text} label={t('copy', { text })} />
    </span>
  )
}

/** An email address to write to or to copy. It can break across lines after the @. */
export function EmailWay({ email }: { readonly email: string }) {
  const t = useTexts()
  const at = email.lastIndexOf('@') + 1
  return (
    <span className={styles.way}>
      <a href={`mailto:${email}`}>
        {email.slice(0, at)}
        <wbr />
        {email.slice(at)}
      </a>
      <CopyButton text={email} label={t('copy', { text: email })} />
    </span>
  )
}

interface ReachedProps {
  readonly person: { readonly email: string | null; readonly phone: string | null }
}

/** The ways to reach a manager. Nothing where none is known. */
export function Ways({ person: { email, phone } }: ReachedProps) {
  return (
    <span className={styles.ways}>
      {phone && <PhoneWay number={phone} />}
      {email && <EmailWay email={email} />}
    </span>
  )
}
