import { bookingsList } from '@salvia/core/bookings'
import type { HandlersOf } from '../../http/handler.ts'
import { listHandlers } from '../../lists/list-handlers.ts'
import { viewBooking } from './booking-details.ts'
import { bookingsSource } from './booking-list.ts'
import { isReminding } from './booking-settings.store.ts'
import { turnReminders } from './booking-settings.ts'
import { insistOnBookingSystem } from './booking-system-connected.ts'
import { createCalendarFeed, ownCalendarFeed, revokeCalendarFeed } from './calendar-feed.ts'
import { calendarFile } from './calendar-file.ts'
import { cancelBooking } from './cancel-booking.ts'
import { mailEmployee } from './mail-employee.ts'
import { offeredSlots, offeredWeeks } from './offered-slots.ts'
import { rescheduleBooking } from './reschedule-booking.ts'
import { sendFeedback } from './send-feedback.ts'

export const bookingsHandlers: HandlersOf<'bookings'> = {
  ...listHandlers(bookingsList, bookingsSource),

  async get({ services, caller, company, params, fail }) {
    insistOnBookingSystem(services)
    const { clientNumber } = company
    const found = await viewBooking(services, caller, { clientNumber, id: params.id })
    if (!found) throw fail('BOOKING_NOT_FOUND')
    return found
  },

  weeks: offeredWeeks,
  slots: offeredSlots,
  reschedule: rescheduleBooking,
  cancel: cancelBooking,
  sendFeedback,
  mailEmployee,
  calendarFile,
  calendarFeed: ownCalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,

  async settings({ services, company }) {
    const remindsEmployees = await isReminding(services.db, company.clientNumber)
    return { remindsEmployees, mayChange: company.isHr }
  },

  async updateSettings({ services, caller, company, body, now, fail }) {
    if (!company.isHr) throw fail('REMINDERS_HR_ONLY')
    const { clientNumber } = company
    await turnReminders(services.db, { clientNumber, isOn: body.remindsEmployees, actor: caller, at: now })
    return { remindsEmployees: body.remindsEmployees, mayChange: true }
  },
}
