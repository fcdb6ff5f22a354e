import { type BookingDetails, type ChangeWindow, changeWindow } from '@salvia/core/bookings'
import { errorText } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import type { Instant } from '@salvia/core/primitives'
import { useEffect, useRef } from 'react'
import { useLocale } from '../../../i18n/i18n.ts'
import { useUnderWay } from '../../../state/sendings.ts'
import { ButtonLink, ButtonRow } from '../../../ui/button.tsx'
import { InlineMessage } from '../../../ui/message.tsx'
import { Card } from '../../../ui/panel.tsx'
import { momentText } from '../../../ui/times/moments.ts'
import styles from '../booking.module.css'
import { CallClinic } from '../call-clinic.tsx'
import { useTimeAround } from '../deadline.ts'
import { FreeUntil } from '../free-until.tsx'
import { bookingWork } from '../missed-at-booking.ts'
import { useTexts } from '../texts.ts'

/** What can be done with the booking now, and why not more. Updates by itself when a deadline passes. */
export function ChangeCard({ booking }: { readonly booking: BookingDetails }) {
  const t = useTexts()
  const now = useTimeAround(booking)
  const state = changeWindow(booking, now)
  const card = useRef<HTMLDivElement>(null)
  const shown = useRef(state.kind)
  useEffect(() => {
    if (shown.current === state.kind) return
    shown.current = state.kind
    // The button that had focus may have disappeared when the deadline passed.
    if (document.activeElement === document.body) card.current?.focus()
  }, [state.kind])
  return (
    <div ref={card} tabIndex={-1} className={styles.changeCard}>
      {state.kind === 'closed' ? (
        <p role="status" className={styles.muted}>
          {t(`change.${state.reason}`)}
        </p>
      ) : (
        <Card title={t('change.title')}>
          <div role="status" className={styles.stack}>
            <ChangeNotice state={state} clinicPhone={booking.clinicPhone} />
          </div>
          {state.kind !== 'started' && <Ways booking={booking} state={state} now={now} />}
        </Card>
      )}
    </div>
  )
}

type OpenWindow = Exclude<ChangeWindow, { kind: 'closed' }>

/** Why the booking cannot be changed free of charge; nothing while it can. */
function ChangeNotice({
  state,
  clinicPhone,
}: { readonly state: OpenWindow } & Pick<BookingDetails, 'clinicPhone'>) {
  const t = useTexts()
  const locale = useLocale()
  switch (state.kind) {
    case 'free':
      return null
    case 'charged':
      return (
        <InlineMessage tone="warning" title={t('change.late')}>
          <p>{t('change.lateText', { moment: momentText(state.freeUntil, locale) })}</p>
        </InlineMessage>
      )
    case 'started':
      return (
        <>
          <p>{errorText('BOOKING_STARTED', locale, {}).title}</p>
          <CallClinic clinicPhone={clinicPhone} />
        </>
      )
  }
}

interface WaysProps {
  readonly booking: BookingDetails
  readonly state: ChangeWindow
  readonly now: Instant
}

function Ways({ booking, state, now }: WaysProps) {
  const t = useTexts()
  const locale = useLocale()
  const underWay = useUnderWay(bookingWork(booking.id))
  // The user has left the form before its answer came. Another change now would meet the first one.
  if (underWay !== null) return <p>{underWay}</p>
  if (!booking.mayChange) {
    const { title, action } = errorText('BOOKING_CHANGE_NOT_PERMITTED', locale, {})
    return (
      <p>
        {title} {action}
      </p>
    )
  }
  const at = { id: booking.id }
  return (
    <>
      <ButtonRow>
        {state.mayReschedule && (
          <ButtonLink to={portalPath('rescheduleBooking', at)}>{t('change.reschedule')}</ButtonLink>
        )}
        <ButtonLink variant="secondary" to={portalPath('cancelBooking', at)}>
          {t('change.cancel')}
        </ButtonLink>
      </ButtonRow>
      {state.kind === 'free' ? (
        <FreeUntil booking={booking} now={now} />
      ) : (
        <p>{t('change.lateCancelling')}</p>
      )}
    </>
  )
}
