import { bookingsContract, bookingsList } from '@salvia/core/bookings'
import { readListQuery } from '@salvia/core/lists'
import { portalPath } from '@salvia/core/portal-paths'
import { addDays, stockholmDate } from '@salvia/core/primitives'
import { ListFigure } from '../../../parts/dashboard/list-figure.tsx'
import { useListPage } from '../../../parts/list/use-list-page.ts'
import { useClientNumber } from '../../../state/company-scope.tsx'
import { useServerTime } from '../../../state/server-time.ts'
import { isNotConnected } from '../not-connected.tsx'
import { useTexts } from './texts.ts'

const MINUTE_MS = 60_000
const DAYS = 7

/** How many bookings are upcoming: all, and those of today and the days that follow. */
export function BookingFigures() {
  const t = useTexts()
  const clientNumber = useClientNumber()
  const lastDay = addDays(stockholmDate(useServerTime(MINUTE_MS)), DAYS - 1)
  const upcoming = readListQuery(bookingsList, { status: 'upcoming' })
  const params = clientNumber === null ? null : { clientNumber }
  // The same call as that of the first figure, which is made once.
  const answer = useListPage(
    bookingsList,
    bookingsContract,
    params && { query: { ...upcoming, pageSize: 0 }, params },
  )
  if (answer.state === 'failed' && isNotConnected(answer)) return <li>{answer.failure.title}</li>
  const common = {
    list: bookingsList,
    calls: bookingsContract,
    params,
    to: portalPath('bookings'),
  }
  return (
    <>
      <ListFigure {...common} query={upcoming} label={count => t('figure.upcoming', { count })} />
      <ListFigure
        {...common}
        query={readListQuery(bookingsList, { status: 'upcoming', to: lastDay })}
        label={count => t('figure.soon', { count, days: DAYS })}
      />
    </>
  )
}
