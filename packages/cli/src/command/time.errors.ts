import { defineErrors } from '../errors/define-errors.ts'

/** Errors of commands that take longer than they may. */
export const timeErrors = defineErrors({
  TIME_IS_UP: {
    exit: 'gaveUp',
    title: {
      sv: 'Tiden tog slut efter {time} (--timeout).',
      en: 'The time ran out after {time} (--timeout).',
    },
    action: {
      sv: 'Kör kommandot igen, eller ge det mer tid med --timeout.',
      en: 'Run the command again, or give it more time with --timeout.',
    },
  },
})
