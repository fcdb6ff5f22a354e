import { bookingsContract, bookingsList } from '@salvia/core/bookings'
import { readListQuery } from '@salvia/core/lists'
import { portalPath } from '@salvia/core/portal-paths'
import { addDays, stockholmDate } from '@salvia/core/primitives'
import { ListFigure } from '../../../parts/dashboard/list-figure.tsx'
import { useAtomValue } from '../../../state/jotai.ts'
import { clientNumberAtom } from '../../../state/profile.state.ts'
import { useServerTime } from '../../../state/server-time.ts'
import { useTexts } from './texts.ts'

const MINUTE_MS = 60_000
const DAYS = 7

/** How many bookings are upcoming: all, and those of today and the days that follow. */
export function BookingFigures() {
  const t = useTexts()
  const clientNumber = useAtomValue(clientNumberAtom)
  const lastDay = addDays(stockholmDate(useServerTime(MINUTE_MS)), DAYS - 1)
  const common = {
    list: bookingsList,
    calls: bookingsContract,
    params: clientNumber === null ? null : { clientNumber },
    to: portalPath('bookings'),
  }
  return (
    <>
      <ListFigure
        {...common}
        query={readListQuery(bookingsList, { status: 'upcoming' })}
        label={count => t('figure.upcoming', { count })}
      />
      <ListFigure
        {...common}
        query={readListQuery(bookingsList, { status: 'upcoming', to: lastDay })}
        label={count => t('figure.soon', { count, days: DAYS })}
      />
    </>
  )
}
