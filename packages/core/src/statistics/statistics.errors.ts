import { defineErrors } from '../errors/define-errors.ts'
import { STATISTICS_EMPLOYED_MIN } from '../limits/index.ts'

const chooseMonths = { sv: 'Välj andra månader.', en: 'Choose other months.' }

/** Errors of statistics. @spec §7 */
export const statisticsErrors = defineErrors({
  STATISTICS_UNIT_NOT_FOUND: {
    status: 404,
    title: { sv: 'Vi hittar inte enheten.', en: 'We can’t find the unit.' },
    action: {
      sv: 'Den kan ha upphört, eller så är du varken statistikgranskare eller utökad beställare för den.',
      en: 'It may have ended, or you are neither statistics reviewer nor extended orderer of it.',
    },
  },
  STATISTICS_BELOW_NOT_PERMITTED: {
    status: 403,
    title: {
      sv: 'Din roll gäller enheten, men inte alla enheter under den.',
      en: 'Your role covers the unit, but not all units below it.',
    },
    action: {
      sv: 'Visa enheten utan underliggande enheter, eller be HR om en roll som gäller även dem.',
      en: 'Show the unit without those below it, or ask HR for a role that covers them too.',
    },
  },
  STATISTICS_FEW_EMPLOYED: {
    status: 409,
    title: {
      sv: `Statistik visas för organisationer med minst ${STATISTICS_EMPLOYED_MIN} anställda.`,
      en: `Statistics are shown for organisations with at least ${STATISTICS_EMPLOYED_MIN} employees.`,
    },
    action: {
      sv: 'Med färre anställda skulle det gå att se vem siffrorna handlar om.',
      en: 'With fewer employees, it would be possible to see whom the numbers are about.',
    },
  },
  STATISTICS_NOT_WHOLE_MONTHS: {
    status: 400,
    title: {
      sv: 'En period börjar den första och slutar den sista dagen i en månad.',
      en: 'A period begins on the first and ends on the last day of a month.',
    },
    action: { sv: 'Ändra datumen och försök igen.', en: 'Change the dates and try again.' },
  },
  STATISTICS_START_AFTER_END: {
    status: 400,
    title: {
      sv: 'Startmånaden får inte vara efter slutmånaden.',
      en: 'The start month must not be after the end month.',
    },
    action: chooseMonths,
  },
  STATISTICS_PERIOD_OUTSIDE: {
    status: 400,
    title: {
      sv: 'Statistik finns från {from} till {to}.',
      en: 'There are statistics from {from} to {to}.',
    },
    action: chooseMonths,
  },
})
