import { useLocale } from '../../i18n/i18n.ts'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { Phone } from '../../ui/text/phone.tsx'
import styles from './booking.module.css'
import { useTexts } from './texts.ts'

/** The support phone number and its hours. @spec §9 */
export function SupportPhone() {
  const t = useTexts()
  const locale = useLocale()
  const { phone, hours } = useAtomValue(configAtom).SUPPORT.technical
  return (
    <p className={styles.phone}>
      <span>
        {t('phone')} <Phone number={phone} />
      </span>
      <span className={styles.minor}>{hours[locale]}</span>
    </p>
  )
}
