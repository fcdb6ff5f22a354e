import { formatMoney } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/i18n.ts'
import styles from './text.module.css'

/** An amount in Swedish kronor; öre are shown where there are any. */
export function Money({ kronor }: { readonly kronor: number }) {
  return <span className={styles.figure}>{formatMoney(kronor, useLocale())}</span>
}
