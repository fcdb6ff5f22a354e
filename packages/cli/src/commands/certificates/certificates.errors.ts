import { defineErrors } from '../../errors/define-errors.ts'

/** Errors of what is asked about medical check-ups. */
export const certificatesErrors = defineErrors({
  PERIOD_WRONG: {
    exit: 'usage',
    title: { sv: '--within kan inte vara {value}.', en: '--within cannot be {value}.' },
    action: {
      sv: 'Skriv ett antal dagar som 60d, högst {max}d.',
      en: 'Use a number of days such as 60d, at most {max}d.',
    },
  },
})
