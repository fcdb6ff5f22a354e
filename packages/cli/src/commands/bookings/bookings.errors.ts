import { defineErrors } from '../../errors/define-errors.ts'

/** Errors of bookings that are not found. */
export const bookingsErrors = defineErrors({
  BOOKING_UNKNOWN: {
    exit: 'usage',
    title: {
      sv: 'Tidsbokningen {id} finns inte hos {company}, eller så saknar du behörighet att se den.',
      en: 'There is no booking {id} at {company}, or you may not see it.',
    },
    action: {
      sv: 'Se dina tidsbokningar:  salvia bookings list{org}',
      en: 'See your bookings:  salvia bookings list{org}',
    },
  },
  BOOKING_ID_WRONG: {
    exit: 'usage',
    title: { sv: '{id} är inget id för en tidsbokning.', en: '{id} is not the id of a booking.' },
    action: {
      sv: 'Id står under varje tid:  salvia bookings list',
      en: 'The id is shown below each booking:  salvia bookings list',
    },
  },
})
