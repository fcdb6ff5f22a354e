import { bookingsContract, bookingsList } from '@salvia/core/bookings'
import { portalPath } from '@salvia/core/portal-paths'
import { formatDateTime } from '../../../i18n/format.ts'
import { listHits } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'

/** Coming visits by employee, service, place or date, the nearest first. */
export async function findBookings(q: string, { clientNumber }: PaletteUser): Promise<PaletteHits> {
  return listHits({
    list: bookingsList,
    calls: bookingsContract,
    words: { q, status: 'upcoming' },
    params: { clientNumber: clientNumber ?? '' },
    page: 'bookings',
    hitOf: ({ id, employee, service, startsAt }) => ({
      key: id,
      label: `${employee.firstName} ${employee.lastName}`,
      detail: `${formatDateTime(startsAt)} ${service}`,
      to: portalPath('booking', { id }),
    }),
  })
}
