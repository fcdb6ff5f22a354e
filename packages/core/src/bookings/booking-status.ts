import { defineStatuses } from '../i18n/index.ts'

/** How a booking stands at a moment. @spec §4 */
export const bookingStatuses = defineStatuses({
  upcoming: { text: { sv: 'Kommande', en: 'Upcoming' }, tone: 'info' },
  passed: { text: { sv: 'Tidigare', en: 'Past' }, tone: 'neutral' },
  cancelled: { text: { sv: 'Avbokad', en: 'Cancelled' }, tone: 'danger' },
})
export type BookingStatus = (typeof bookingStatuses.codes)[number]
