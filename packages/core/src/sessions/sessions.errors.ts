import { defineErrors } from '../errors/define-errors.ts'

/** Errors of a session that lasts but may not do something. */
export const sessionsErrors = defineErrors({
  SIGN_IN_TOO_OLD: {
    status: 403,
    title: {
      sv: 'Logga in igen innan du gör det här.',
      en: 'Sign in again before you do this.',
    },
    action: {
      sv: 'Det är mer än {minutes} minuter sedan du loggade in här, och vi behöver veta att det är du.',
      en: 'You signed in here more than {minutes} minutes ago, and we need to know that it is you.',
    },
  },
})
