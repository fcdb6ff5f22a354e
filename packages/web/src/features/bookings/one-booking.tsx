import type { BookingDetails } from '@salvia/core/bookings'
import { errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import type { ReactNode } from 'react'
import { useLocale } from '../../i18n/i18n.ts'
import { DetailsScreen } from '../../parts/details-screen/details-screen.tsx'
import { useListAddress } from '../../parts/list/opened-row.tsx'
import type { Answer } from '../../state/endpoint.ts'
import styles from './booking.module.css'
import { isNotConnected, NotConnected } from './not-connected.tsx'
import { useTexts } from './texts.ts'

interface OneBookingProps {
  /** The page title while there is no booking to name it after. */
  readonly title: string
  readonly answer: Answer<BookingDetails>
  readonly children: (booking: BookingDetails) => ReactNode
}

/** A page about one booking, also while it loads, when it could not be fetched, or when it does not exist. @spec §8 */
export function OneBooking({ title, answer, children }: OneBookingProps) {
  const t = useTexts()
  const missing = errorText('BOOKING_NOT_FOUND', useLocale())
  return (
    <DetailsScreen
      answer={answer}
      title={title}
      back={{ to: useListAddress(portalPath('bookings')), text: t('back') }}
      missing={{
        code: 'BOOKING_NOT_FOUND',
        title: t('missing.title'),
        text: `${missing.title} ${missing.action}`,
      }}
      failed={t('failed')}
      instead={() => isNotConnected(answer) && <NotConnected />}
      className={styles.stack}
    >
      {children}
    </DetailsScreen>
  )
}
