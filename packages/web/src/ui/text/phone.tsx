import { dialledPhoneNumber, groupedPhoneNumber } from './grouped-numbers.ts'
import styles from './text.module.css'

/** A phone number as a `tel:` link. */
export function Phone({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${dialledPhoneNumber(number)}`} className={styles.figure}>
      {groupedPhoneNumber(number)}
    </a>
  )
}
