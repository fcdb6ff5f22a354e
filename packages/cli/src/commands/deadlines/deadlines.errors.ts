import { defineErrors } from '../../errors/define-errors.ts'

/** Errors of what is asked about deadlines. */
export const deadlinesErrors = defineErrors({
  WITHIN_WRONG: {
    exit: 'usage',
    title: { sv: '--within kan inte vara {value}.', en: '--within cannot be {value}.' },
    action: {
      sv: 'Skriv en tid som 48h eller 7d, högst {max}d.',
      en: 'Use a time such as 48h or 7d, at most {max}d.',
    },
  },
})
