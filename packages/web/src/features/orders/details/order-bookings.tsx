import { bookingStatuses } from '@salvia/core/bookings'
import type { WholeOrder } from '@salvia/core/orders'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../../i18n/i18n.ts'
import { useAtomValue } from '../../../state/jotai.ts'
import { isFeatureOpenAtom } from '../../../state/profile.state.ts'
import { Link } from '../../../ui/link.tsx'
import { Section } from '../../../ui/panel.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { spanText } from '../../../ui/times/moments.ts'
import styles from './order.module.css'
import { useTexts } from './texts.ts'

/** The times that are booked for an order, each with a link to its page. Nothing where there are none. */
export function OrderBookings({ bookings }: Pick<WholeOrder, 'bookings'>) {
  const t = useTexts()
  const locale = useLocale()
  const mayOpen = useAtomValue(isFeatureOpenAtom)('bookings')
  if (bookings.length === 0) return null
  return (
    <Section title={t('bookings')}>
      <ul className={styles.bookings}>
        {bookings.map(({ id, status, service, ...span }) => {
          const { tone, text } = bookingStatuses.table[status]
          const when = spanText(span, locale)
          return (
            <li key={id}>
              {mayOpen ? <Link to={portalPath('booking', { id })}>{when}</Link> : <span>{when}</span>}
              <span>{service}</span>
              <StatusTag tone={tone}>{text[locale]}</StatusTag>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
