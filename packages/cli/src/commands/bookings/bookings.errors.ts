import { defineErrors } from '../../errors/define-errors.ts'

/** Bookings that are not found, and lists that can't be asked for. */
export const bookingsErrors = defineErrors({
  BOOKING_UNKNOWN: {
    exit: 'usage',
    title: {
      sv: 'Tidsbokningen {id} finns inte hos {company}, eller så saknar du behörighet att se den.',
      en: 'There is no booking {id} at {company}, or you may not see it.',
    },
    action: {
      sv: 'Se dem som du har:  salvia bookings list{org}',
      en: 'See those that you have:  salvia bookings list{org}',
    },
  },
  BOOKING_ID_WRONG: {
    exit: 'usage',
    title: { sv: '{id} är inget id för en tidsbokning.', en: '{id} is not the id of a booking.' },
    action: {
      sv: 'Id står under varje tid:  salvia bookings list',
      en: 'The id stands below each booking:  salvia bookings list',
    },
  },
  PERIOD_REVERSED: {
    exit: 'usage',
    title: {
      sv: 'Perioden slutar {to}, innan den börjar {from}.',
      en: 'The period ends on {to}, before it begins on {from}.',
    },
    action: { sv: 'Byt plats på --from och --to.', en: 'Swap --from and --to.' },
  },
  SEARCH_TOO_LONG: {
    exit: 'usage',
    title: { sv: 'Sökningen är längre än {max} tecken.', en: 'The search is longer than {max} characters.' },
    action: { sv: 'Korta den.', en: 'Shorten it.' },
  },
})
