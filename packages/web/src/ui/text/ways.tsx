import { CopyButton } from '../copy-button.tsx'
import { useTexts } from '../texts.ts'
import { groupedPhoneNumber } from './grouped-numbers.ts'
import { Phone } from './phone.tsx'
import styles from './text.module.css'

/** A phone number to call or to copy. */
export function PhoneWay({ number }: { readonly number: string }) {
  const t = useTexts()
  const text = groupedPhoneNumber(number)
  return (
    <span className={styles.way}>
      <Phone number={number} />
      <CopyButton text={text} label={t('copy.label', { text })} />
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
      <CopyButton text={email} label={t('copy.label', { text: email })} />
    </span>
  )
}
