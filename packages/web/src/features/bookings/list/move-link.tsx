import type { Booking } from '@salvia/core/bookings'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName } from '@salvia/core/primitives'
import { useOpenRow } from '../../../parts/list/opened-row.tsx'
import { serverTime } from '../../../state/server-time.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useTexts } from '../texts.ts'
import { useMayMove } from '../use-may-move.ts'

/** The act of a row: moving the booking, where that is possible. Its screen reader name tells whose booking it is. */
export function MoveLink({ booking }: { readonly booking: Booking }) {
  const t = useTexts()
  const open = useOpenRow()
  const { id, service } = booking
  if (!useMayMove(booking, serverTime())) return null
  return (
    <ButtonLink
      to={portalPath('rescheduleBooking', { id })}
      variant="tertiary"
      size="small"
      onClick={() => open(id)}
    >
      {t('change.reschedule')}
      <VisuallyHidden>
        , {fullName(booking.employee)}, {service}
      </VisuallyHidden>
    </ButtonLink>
  )
}
