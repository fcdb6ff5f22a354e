import type { BookingDetails } from '@salvia/core/bookings'
import type { Instant } from '@salvia/core/primitives'
import { useLocale } from '../../../i18n/i18n.ts'
import { InlineMessage } from '../../../ui/message.tsx'
import { momentText } from '../../../ui/times/moments.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { FreeUntil } from '../free-until.tsx'
import type { CancelState } from './cancel.state.ts'
import { useTexts } from './texts.ts'

interface CancelCostProps {
  readonly booking: BookingDetails
  readonly state: CancelState
  readonly now: Instant
}

/** What cancelling costs. Read out when the cost changes. */
export function CancelCost({ booking, state, now }: CancelCostProps) {
  const t = useTexts()
  const locale = useLocale()
  const moment = momentText(booking.latestCancellation, locale)
  return (
    <>
      <VisuallyHidden>
        <span role="status">{state.hasTurned && t('cancel.turned')}</span>
      </VisuallyHidden>
      {state.cost === 'free' ? (
        <InlineMessage tone="info" title={t('cancel.free')}>
          <FreeUntil booking={booking} now={now} />
        </InlineMessage>
      ) : (
        <InlineMessage tone="warning" title={t('cancel.late')}>
          {state.hasTurned && <p>{t('cancel.turned')}</p>}
          <p>{t('cancel.lateText', { moment })}</p>
        </InlineMessage>
      )}
    </>
  )
}
