import { defineErrors } from '../errors/define-errors.ts'

/** Errors that a single sign-on can end with. The portal gets the code in its address. @spec §8 */
export const ssoErrors = defineErrors({
  SSO_ERROR: {
    status: 401,
    title: {
      sv: 'Inloggningen via din organisation gick inte att slutföra.',
      en: 'The sign-in through your organisation could not be completed.',
    },
    action: {
      sv: 'Ett tekniskt fel uppstod. Försök igen, eller logga in på ett annat sätt.',
      en: 'There was a technical error. Try again, or sign in another way.',
    },
  },
  SSO_INVALID_REALM_ID: {
    status: 404,
    title: { sv: 'Inloggningsadressen finns inte.', en: 'The sign-in address was not found.' },
    action: {
      sv: 'Kontrollera adressen med den som gav dig den, eller logga in på ett annat sätt.',
      en: 'Check the address with whoever gave it to you, or sign in another way.',
    },
  },
  SSO_LOGGED_OUT_TIMEOUT: {
    status: 498,
    title: { sv: 'Du har loggats ut', en: "You've been signed out" },
    action: {
      sv: 'Du har varit inaktiv i 30 minuter eller loggats ut från en annan enhet. Logga in via din organisation för att fortsätta.',
      en: 'You were inactive for 30 minutes or signed out from another device. Sign in through your organisation to continue.',
    },
  },
  SSO_LOGGED_OUT: {
    status: 498,
    title: { sv: 'Du har loggat ut', en: 'You have signed out' },
    action: {
      sv: 'Logga in via din organisation när du vill fortsätta.',
      en: 'Sign in through your organisation when you want to continue.',
    },
  },
})
