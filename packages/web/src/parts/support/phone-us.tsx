import { isPhoneClosed } from '@salvia/core/config'
import { useLocale } from '../../i18n/i18n.ts'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { useServerTime } from '../../state/server-time.ts'
import { Phone } from '../../ui/text/phone.tsx'
import styles from './support-contacts.module.css'
import { useTexts } from './texts.ts'

const MINUTE_MS = 60_000

/**
 * The phone number for orders, with its hours, and whether it is closed now. It is also the one for a booking that cannot
 * be changed here, where the clinic has no number. @spec §9
 */
export function PhoneUs() {
  const t = useTexts()
  const locale = useLocale()
  const { phone, hours, open } = useAtomValue(configAtom).SUPPORT.orders
  const isClosed = open !== undefined && isPhoneClosed(open, useServerTime(MINUTE_MS))
  return (
    <p className={styles.phone}>
      <span>
        {t('call')} <Phone number={phone} />
      </span>
      <span className={styles.minor}>
        {isClosed && <strong>{t('closed')} · </strong>}
        {hours[locale]}
      </span>
    </p>
  )
}
