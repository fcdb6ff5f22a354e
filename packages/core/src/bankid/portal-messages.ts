import type { BankIdMessage } from './next-steps.ts'

/**
 * The product's own messages. RFA24 and RFA25 are the names that the specification gives; BankID has since given the
 * same numbers to other messages, so they never share a name space.
 * @spec §8
 */
export const portalMessages = {
  /** No organisation of the person's accepts BankID. */
  'portal.RFA24': {
    heading: { sv: 'Det går inte att logga in med BankID', en: "Can't sign in with BankID" },
    text: {
      sv: 'Din organisation har inte stöd för inloggning med BankID. Logga in med e-postadress och lösenord.',
      en: 'Your organisation does not support signing in with BankID. Sign in with your email and password.',
    },
    next: 'use-password',
  },
  /** Nobody can sign in with BankID here. */
  'portal.RFA25': {
    heading: { sv: 'Det går inte att logga in med BankID', en: "Can't sign in with BankID" },
    text: {
      sv: 'Portalen har inte stöd för inloggning med BankID. Logga in med e-postadress och lösenord.',
      en: 'The portal does not support signing in with BankID. Sign in with your email and password.',
    },
    next: 'use-password',
  },
  'portal.TIMED_OUT': {
    heading: { sv: 'Det går inte att logga in', en: "Can't sign in" },
    text: { sv: 'Inloggningen tog för lång tid. Försök igen.', en: 'Login timed out. Try again.' },
    next: 'try-again',
  },
  /** The app has finished; the browser that it opens has not come back yet. */
  'portal.RETURNING': {
    heading: { sv: 'BankID är klart', en: 'BankID is done' },
    text: {
      sv: 'Fortsätt i fliken som BankID-appen öppnade.',
      en: 'Continue in the tab that the BankID app opened.',
    },
    next: 'return',
  },
  /** Started in one browser or network and finished in another, as in an attack. */
  'portal.ELSEWHERE': {
    heading: { sv: 'Inloggningen stoppades', en: 'The sign-in was stopped' },
    text: {
      sv: 'Inloggningen påbörjades i en annan webbläsare eller på ett annat nät än där den avslutades. Om det inte var du som påbörjade den: låt bli att försöka igen och kontakta din bank. Annars börjar du om här.',
      en: 'The sign-in was started in a different browser or on a different network from where it was finished. If it was not you who started it, do not try again, and contact your bank. Otherwise start again here.',
    },
    next: 'try-again',
  },
  'portal.RISK': {
    heading: { sv: 'BankID stoppade inloggningen', en: 'BankID stopped the sign-in' },
    text: {
      sv: 'BankID bedömde att inloggningen inte var säker. Försök igen från ett nät och en enhet som du brukar använda, eller logga in på ett annat sätt.',
      en: 'BankID judged that the sign-in was not safe. Try again from a network and a device that you usually use, or sign in another way.',
    },
    next: 'try-again',
  },
  'portal.APP_TOO_OLD': {
    heading: { sv: 'BankID-appen behöver uppdateras', en: 'The BankID app needs an update' },
    text: {
      sv: 'Din BankID-app har inte stöd för den här inloggningen. Uppdatera appen och försök igen.',
      en: 'Your BankID app does not support this sign-in. Update the app and try again.',
    },
    next: 'try-again',
  },
} as const satisfies Record<string, BankIdMessage>
