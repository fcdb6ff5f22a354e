import type { Contract } from '@salvia/core/api'
import { addAudit } from '../../access/audit.store.ts'
import type { Context, FileAnswer } from '../../http/handler.ts'
import { bookingCalendar, bookingEvent, calendarFileName } from './booking-event.ts'
import { seenBooking } from './visible-booking.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8; method=PUBLISH'

/** One booking as a file for a calendar program. The download is audited. */
export async function calendarFile(call: Context<Contract['bookings']['calendarFile']>): Promise<FileAnswer> {
  const { services, caller, company, query, locale, origin, now } = call
  const { clientNumber } = company
  const found = await seenBooking(services.db, call)
  const event = bookingEvent(found, { isDetailed: query.detailed, locale, origin })
  await addAudit(services.db, {
    at: now,
    actor: caller,
    action: 'booking-calendar-read',
    clientNumber,
    object: found.booking.id,
    details: { employee: found.employee.id, detailed: query.detailed },
  })
  return {
    name: calendarFileName(locale),
    contentType: CALENDAR_TYPE,
    content: Buffer.from(bookingCalendar([event], services.settings.brand, locale)),
  }
}
