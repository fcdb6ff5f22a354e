import { bookingsContract, bookingsList as list } from '@salvia/core/bookings'
import { defineListCommand } from '../../lists/list-command.ts'
import { bookingLine, renderBookings } from './booking-rows.ts'
import { maskBooking } from './mask-booking.ts'

export const bookingsList = defineListCommand({
  name: 'bookings list',
  summary: { sv: 'visa tidsbokningar', en: 'show bookings' },
  list,
  calls: bookingsContract,
  options: {
    status: {
      sv: 'kommande, tidigare, avbokade eller alla (annars kommande)',
      en: 'upcoming, past, cancelled or all (default: upcoming)',
    },
    from: {
      sv: 'från och med (annars 180 dagar tillbaka)',
      en: 'from this date on (default: 180 days back)',
    },
    to: { sv: 'till och med', en: 'to this date' },
    leaders: {
      sv: 'bara medarbetare som är chef eller beställare',
      en: 'only employees who are managers or order managers',
    },
    search: {
      sv: 'sök på tjänst, medarbetare, datum eller adress',
      en: 'search service, employee, date or address',
    },
    sort: {
      sv: 'efter datum, medarbetare eller tjänst; minus före vänder ordningen',
      en: 'by date, employee or service; a minus before it reverses the order',
    },
  },
  examples: [
    {
      command: 'salvia bookings list',
      text: { sv: 'kommande tider', en: 'upcoming bookings' },
    },
    {
      command: 'salvia bookings list --status all --from 2026-01-01 --all -f json',
      text: { sv: 'årets bokningar till ett program', en: "this year's bookings, for a program" },
    },
    {
      command: 'salvia bookings list --status all --from 2026-01-01 -f xlsx:bokningar.xlsx --show-values',
      text: {
        sv: 'årets bokningar till Excel, med namn',
        en: "this year's bookings, for Excel, with names",
      },
    },
  ],
  keyOf: ({ id }) => id,
  mask: maskBooking,
  page: renderBookings,
  line: bookingLine,
})
