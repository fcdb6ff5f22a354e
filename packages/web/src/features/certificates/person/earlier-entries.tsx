import { type Certificate, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { formatDate } from '../../../i18n/format.ts'
import { useLocale } from '../../../i18n/i18n.ts'
import styles from './person.module.css'
import { useTexts } from './texts.ts'

/**
 * What a newer certificate stands in the place of, folded. It has no status: what that would say of the work is for the
 * newer one to say.
 */
export function EarlierEntries({ entries }: { readonly entries: readonly Certificate[] }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <details className={styles.fold}>
      <summary>{t('earlier', { count: entries.length })}</summary>
      <ul className={styles.entries}>
        {entries.map(({ id, check, start, end }) => (
          <li key={id} className={styles.entry}>
            <span>{MEDICAL_CHECKS[check].name[locale]}</span>
            <span className={styles.dates}>
              {end === null
                ? t('open', { from: formatDate(start) })
                : t('span', { from: formatDate(start), to: formatDate(end) })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
