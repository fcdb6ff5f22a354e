import { CERTIFICATE_TYPES, type Certificate, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { stockholmDate } from '@salvia/core/primitives'
import { useLocale } from '../../../i18n/i18n.ts'
import { serverTime } from '../../../state/server-time.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './entry.module.css'
import { useTexts } from './texts.ts'
import { WithDate } from './with-date.tsx'

/** What was checked, to which tasks the certificate is limited, and when the next check is suggested. */
export function CheckCell({ certificate }: { readonly certificate: Certificate }) {
  const t = useTexts()
  const locale = useLocale()
  const { check, type, limitation, suggested, end } = certificate
  return (
    <>
      {MEDICAL_CHECKS[check].name[locale]}
      <span className={styles.minor}>{CERTIFICATE_TYPES[type].name[locale]}</span>
      {limitation && (
        <span className={classNames(styles.line, styles.written)}>{t('limitation', { limitation })}</span>
      )}
      {/* One that is the last valid day says nothing new, and one that has passed suggests nothing any more. */}
      {suggested && suggested.date !== end && suggested.date >= stockholmDate(serverTime()) && (
        <span className={styles.minor}>
          <WithDate text={t(`suggested.${suggested.by}`, { date: suggested.date })} date={suggested.date} />
        </span>
      )}
    </>
  )
}
