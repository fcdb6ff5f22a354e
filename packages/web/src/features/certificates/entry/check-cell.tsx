import { CERTIFICATE_TYPES, type Certificate, MEDICAL_CHECKS } from '@salvia/core/certificates'
import { useLocale } from '../../../i18n/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import styles from './entry.module.css'
import { useTexts } from './texts.ts'

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
      {/* A suggestion that is the last valid day says nothing new. */}
      {suggested && suggested.date !== end && (
        <span className={styles.minor}>{t(`suggested.${suggested.by}`, { date: suggested.date })}</span>
      )}
    </>
  )
}
