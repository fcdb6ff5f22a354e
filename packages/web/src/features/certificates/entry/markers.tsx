import type { Certificate } from '@salvia/core/certificates'
import { portalPath } from '@salvia/core/portal-paths'
import { Link } from 'react-router'
import { formatDate } from '../../../i18n/format.ts'
import styles from './entry.module.css'
import { useTexts } from './texts.ts'
import { WithDate } from './with-date.tsx'

/**
 * What has been ordered and booked for a check and has led to no certificate yet, as links there; and when it was done
 * without one.
 * @spec §3
 */
export function Markers({ certificate }: { readonly certificate: Certificate }) {
  const t = useTexts()
  const { orderSent, timeSent, notIssuedOn } = certificate
  if (!orderSent && !timeSent && !notIssuedOn) return null
  const booked = timeSent ? formatDate(timeSent.startsAt) : ''
  const ordered = orderSent ? formatDate(orderSent.at) : ''
  return (
    <span className={styles.markers}>
      {notIssuedOn && (
        <span>
          <WithDate text={t('markers.notIssued', { day: notIssuedOn })} date={notIssuedOn} />
        </span>
      )}
      {timeSent && (
        <Link to={portalPath('booking', { id: timeSent.id })}>
          <WithDate text={t('markers.booked', { day: booked })} date={booked} />
        </Link>
      )}
      {orderSent && (
        <Link to={portalPath('order', { id: orderSent.id })}>
          <WithDate text={t('markers.ordered', { day: ordered })} date={ordered} />
        </Link>
      )}
    </span>
  )
}
