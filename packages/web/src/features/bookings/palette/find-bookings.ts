import { bookingsContract, bookingsList } from '@salvia/core/bookings'
import { errorText, isAppError } from '@salvia/core/error-catalogue'
import { portalPath } from '@salvia/core/portal-paths'
import { fullName } from '@salvia/core/primitives'
import { formatDateTime } from '../../../i18n/format.ts'
import { listHits } from '../../../parts/palette/list-hits.ts'
import type { PaletteHits, PaletteUser } from '../../../parts/palette/palette-source.ts'

const NOT_CONNECTED = 'BOOKING_SYSTEM_NOT_CONNECTED'

/** Coming visits by employee, service, place or date, the nearest first. */
export async function findBookings(q: string, { clientNumber, locale }: PaletteUser): Promise<PaletteHits> {
  return hitsOf(q, clientNumber).catch((error: unknown) => {
    if (!isAppError(error, NOT_CONNECTED)) throw error
    return { hits: [], total: 0, refusal: errorText(NOT_CONNECTED, locale).title }
  })
}

function hitsOf(q: string, clientNumber: string | null): Promise<PaletteHits> {
  return listHits({
    list: bookingsList,
    calls: bookingsContract,
    words: { q, status: 'upcoming' },
    params: { clientNumber: clientNumber ?? '' },
    page: 'bookings',
    hitOf: ({ id, employee, service, startsAt }) => ({
      key: id,
      label: fullName(employee),
      detail: `${formatDateTime(startsAt)} ${service}`,
      to: portalPath('booking', { id }),
    }),
  })
}
