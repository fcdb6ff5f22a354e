import { z } from 'zod'
import { defineList, type FilterOf, type PageOf, type SortOf } from '../lists/index.ts'
import { fullName, isoDateSchema } from '../primitives/index.ts'
import { bookingSchema } from './booking.ts'
import { bookingStatuses } from './booking-status.ts'
import { VISIT_TYPES } from './visit-type.ts'

/** The bookings of employees whom the user may see. @spec §2 */
export const bookingsList = defineList(
  {
    path: 'bookings/{clientNumber}',
    params: z.object({ clientNumber: z.string() }),
    access: 'user',
    feature: 'bookings',
    spec: 'assumed',
    summary:
      'Lists the bookings of employees whom the user may see; a machine token sees those of the whole company, except of who is HR there.',
    row: bookingSchema,
    filter: { name: 'status', values: ['upcoming', 'past', 'cancelled', 'all'], callDefault: 'all' },
    sorts: ['date', 'employee', 'service'],
    // What comes next stands first among the upcoming; elsewhere the latest stands first.
    defaultSort: { upcoming: 'date', past: '-date', cancelled: '-date', all: '-date' },
    questions: {
      // Dates of the start in Stockholm, both included; without `from` the last 180 days, without `to` no end.
      from: { kind: 'date' },
      to: { kind: 'date' },
      // Only those that concern managers and order managers.
      leaders: { kind: 'flag' },
    },
    errors: ['BOOKING_SYSTEM_NOT_CONNECTED'],
    isSearchable: true,
    findsByNumber: true,
    isDownloadable: true,
    fileName: { sv: 'Tidsbokningar', en: 'Bookings' },
    more: {
      /** Without a search, period or filter there would be none either. */
      isEmpty: z.boolean(),
      /** The user sees the bookings of a part of the organisation only. */
      isLimited: z.boolean(),
      period: z.object({ from: isoDateSchema, to: isoDateSchema.nullable() }),
    },
  },
  [
    {
      key: 'startsAt',
      header: { sv: 'Tid', en: 'Time' },
      isMoment: true,
      value: row => ({ moment: row.startsAt }),
    },
    {
      key: 'employee',
      header: { sv: 'Medarbetare', en: 'Employee' },
      value: ({ employee }) => fullName(employee),
    },
    { key: 'service', header: { sv: 'Tjänst', en: 'Service' }, value: row => row.service },
    {
      key: 'visitType',
      header: { sv: 'Besök', en: 'Visit' },
      value: (row, locale) => VISIT_TYPES[row.visitType].name[locale],
    },
    { key: 'address', header: { sv: 'Plats', en: 'Place' }, value: row => row.address },
    {
      key: 'status',
      header: { sv: 'Status', en: 'Status' },
      value: (row, locale) => bookingStatuses.table[row.status].text[locale],
    },
    { key: 'id', header: { sv: 'Id', en: 'Id' }, value: row => row.id },
  ],
)

type Declaration = (typeof bookingsList)['declaration']
export type BookingPage = PageOf<typeof bookingsList>
export type BookingFilter = FilterOf<Declaration>
export type BookingSort = SortOf<Declaration>
