import { type ErrorCode, errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { useLocale } from '../../i18n/i18n.ts'
import { useListAddress } from '../../parts/list/opened-row.tsx'
import { MissingPage } from '../../parts/missing-page.tsx'
import type { Answer } from '../../state/endpoint.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { ErrorPanel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './booking.module.css'
import { isNotConnected, NotConnected } from './not-connected.tsx'
import { useTexts } from './texts.ts'

interface NoBookingProps {
  /** The page title while there is no booking to name it after. */
  readonly title: string
  readonly answer: Exclude<Answer<unknown>, { state: 'ready' }>
}

/** Errors for an id that belongs to no booking or is malformed. */
const MISSING: readonly ErrorCode[] = ['BOOKING_NOT_FOUND', 'NOT_FOUND', 'INVALID_REQUEST']

/** Shown while a booking loads, when it could not be fetched, or when it does not exist. @spec §8 */
export function NoBooking({ title, answer }: NoBookingProps) {
  const t = useTexts()
  const locale = useLocale()
  const back = { to: useListAddress(portalPath('bookings')), text: t('back') }
  if (answer.state === 'failed' && MISSING.includes(answer.failure.code)) {
    const { title: what, action } = errorText('BOOKING_NOT_FOUND', locale, {})
    return <MissingPage title={t('missing.title')} text={`${what} ${action}`} back={back} />
  }
  return (
    <div className={styles.stack}>
      <PageHeader title={title} back={back} />
      {answer.state === 'loading' ? (
        <Skeleton lines={8} />
      ) : isNotConnected(answer) ? (
        <NotConnected />
      ) : (
        <ErrorPanel
          {...answer.failure}
          title={t('failed')}
          action={`${answer.failure.title} ${answer.failure.action}`}
          onRetry={answer.retry}
        />
      )}
    </div>
  )
}
