import { isPhoneClosed } from '@salvia/core/config'
import { useLocale } from '../../i18n/i18n.ts'
import { configAtom } from '../../state/config.state.ts'
import { useAtomValue } from '../../state/jotai.ts'
import { useServerTime } from '../../state/server-time.ts'
import { Phone } from '../../ui/text/phone.tsx'
import styles from './booking.module.css'
import { useTexts } from './texts.ts'

const MINUTE_MS = 60_000

/**
 * The phone number for a booking that cannot be changed here, with its hours, and whether it is closed now. The booking
 * system tells no number of the clinic, so it is the one for orders, where bookings are handled. @spec §9
 */
export function PhoneUs() {
  const t = useTexts()
  const locale = useLocale()
  const { phone, hours, open } = useAtomValue(configAtom).SUPPORT.orders
  const isClosed = open !== undefined && isPhoneClosed(open, useServerTime(MINUTE_MS))
  return (
    <p className={styles.phone}>
      <span>
        {t('phone.call')} <Phone number={phone} />
      </span>
      <span className={styles.minor}>
        {isClosed && <strong>{t('phone.closed')} · </strong>}
        {hours[locale]}
      </span>
    </p>
  )
}
