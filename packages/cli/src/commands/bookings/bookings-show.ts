import type { BookingDetails } from '@salvia/core/bookings'
import { isAppError } from '@salvia/core/error-catalogue'
import { type Instant, instantFromMillis } from '@salvia/core/primitives'
import { z } from 'zod'
import { defineCommand } from '../../command/define-command.ts'
import { hiddenLines, SHOW_VALUES_OPTIONS } from '../../command/show-values.ts'
import { errorOf } from '../../errors/cli-error.ts'
import { chooseCompany, ORG_OPTION, orgWords } from '../../session/company.ts'
import { openSession } from '../../session/session.ts'
import { bookingLine } from './booking-rows.ts'
import { renderBooking } from './booking-view.ts'
import { bookingsErrors } from './bookings.errors.ts'
import { maskBookingDetails } from './mask-booking.ts'

interface Shown {
  readonly booking: BookingDetails
  readonly now: Instant
  /** Explains how the latest moment of free cancellation was computed. */
  readonly why: boolean
  readonly isMasked: boolean
}

export const bookingsShow = defineCommand({
  name: 'bookings show',
  summary: { sv: 'visa en tidsbokning', en: 'show a booking' },
  args: [
    {
      name: 'booking',
      summary: {
        sv: 'bokningens id, som salvia bookings list visar det',
        en: 'the id of the booking, as salvia bookings list shows it',
      },
      required: true,
      many: false,
    },
  ],
  options: {
    why: {
      kind: 'flag',
      summary: {
        sv: 'visa hur den sista kostnadsfria tiden har räknats ut',
        en: 'show how the last moment for a free change was worked out',
      },
    },
    ...SHOW_VALUES_OPTIONS,
    org: ORG_OPTION,
  },
  examples: [
    {
      command: 'salvia bookings show 0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11 --why',
      text: {
        sv: 'allt om en tid, och hur gränsen har räknats ut',
        en: 'everything about a booking, and how its limit was worked out',
      },
    },
    {
      command: 'salvia bookings show 0f1f9b1e-55b8-4d6e-8f5e-0d0c6f6d5a11 --show-values',
      text: { sv: 'med namn och tjänst', en: 'with names and the service' },
    },
  ],
  async run({ args: [id = ''], options: { org, why, showValues } }, ctx): Promise<Shown> {
    if (!z.uuid().safeParse(id).success) throw errorOf(bookingsErrors.BOOKING_ID_WRONG, { id })
    const session = await openSession(ctx)
    const company = await chooseCompany(session, org, ctx)
    const { clientNumber, subOrgName } = company
    try {
      const booking = await session.client.bookings.get({ params: { clientNumber, id } })
      return {
        booking: showValues ? booking : maskBookingDetails(booking),
        now: instantFromMillis(ctx.now().getTime()),
        why,
        isMasked: !showValues,
      }
    } catch (error) {
      if (!isAppError(error, 'BOOKING_NOT_FOUND')) throw error
      const values = { id, company: subOrgName, org: orgWords(session, company, org) }
      throw errorOf(bookingsErrors.BOOKING_UNKNOWN, values, { cause: error })
    }
  },
  view: {
    pretty: ({ booking, now, why, isMasked }, screen) =>
      [renderBooking(booking, { now, why }, screen), ...(isMasked ? ['', ...hiddenLines(screen)] : [])].join(
        '\n',
      ),
    concise: ({ booking }, locale) => bookingLine(booking, locale),
    json: ({ booking }) => booking,
  },
})
