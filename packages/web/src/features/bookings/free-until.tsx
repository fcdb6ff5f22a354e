import type { BookingDetails } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import { useLocale } from '../../i18n/i18n.ts'
import { momentText } from '../../ui/times/moments.ts'
import styles from './booking.module.css'
import { Countdown } from './countdown.tsx'
import { isNear } from './deadline.ts'
import { HowCounted } from './how-counted.tsx'
import { useTexts } from './texts.ts'

interface FreeUntilProps {
  readonly booking: BookingDetails
  readonly now: Instant
}

/** Until when a change is free, how that was calculated, and a countdown when the deadline is near. */
export function FreeUntil({ booking, now }: FreeUntilProps) {
  const t = useTexts()
  const locale = useLocale()
  const { latestCancellation: until } = booking
  return (
    <div className={styles.freeUntil}>
      <p>{t('freeUntil', { moment: momentText(until, locale) })}</p>
      {isNear(until, now) && <Countdown until={until} now={now} />}
      <HowCounted booking={booking} />
    </div>
  )
}
