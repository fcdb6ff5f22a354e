import { defineErrors } from '../errors/define-errors.ts'

/** Why another session of oneself was not ended. */
export const sessionsErrors = defineErrors({
  SIGN_IN_TOO_OLD: {
    status: 403,
    title: {
      sv: 'Logga in igen innan du loggar ut andra enheter.',
      en: 'Sign in again before you sign out other devices.',
    },
    action: {
      sv: 'Det är mer än {minutes} minuter sedan du loggade in här, och vi behöver veta att det är du.',
      en: 'You signed in here more than {minutes} minutes ago, and we need to know that it is you.',
    },
  },
})
