import { defineErrors } from '../errors/define-errors.ts'

/** Errors of signing in a terminal by a code that is approved in the portal. */
export const pairingsErrors = defineErrors({
  /** Unknown, answered and expired codes are told alike, so that a guess teaches nothing. */
  PAIRING_CODE_INVALID: {
    status: 400,
    title: { sv: 'Koden gäller inte.', en: 'The code is not valid.' },
    action: {
      sv: 'Jämför den med koden i terminalen. En kod går att använda en gång, inom {minutes} minuter. En ny får du med salvia login.',
      en: 'Compare it with the code in the terminal. A code can be used once, within {minutes} minutes. Get a new one with salvia login.',
    },
  },
  PAIRING_ENDED: {
    status: 401,
    title: { sv: 'Koden gäller inte längre.', en: 'The code is no longer valid.' },
    action: {
      sv: 'Den godkändes inte inom {minutes} minuter, eller så har du loggat ut sedan dess. Börja om:  salvia login',
      en: 'It was not approved within {minutes} minutes, or you have signed out since. Start again:  salvia login',
    },
  },
})
