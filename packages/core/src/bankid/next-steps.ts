import type { Text } from '../i18n/index.ts'

/** What the user can do, for messages of BankID that do not say it. */
export const NEXT_STEPS = {
  'start-app': {
    sv: 'Starta BankID-appen på telefonen, eller på den här enheten.',
    en: 'Start the BankID app on your phone, or on this device.',
  },
  'use-app': { sv: 'Fortsätt i BankID-appen.', en: 'Continue in the BankID app.' },
  wait: { sv: 'Vänta en stund, eller avbryt.', en: 'Wait a moment, or cancel.' },
  choose: { sv: 'Välj var ditt BankID finns.', en: 'Choose where your BankID is.' },
  return: {
    sv: 'Fortsätt i fliken som BankID-appen öppnade.',
    en: 'Continue in the tab that the BankID app opened.',
  },
  'try-again': { sv: 'Försök igen.', en: 'Try again.' },
  'get-bankid': {
    sv: 'Skaffa ett BankID hos din bank, eller logga in på ett annat sätt.',
    en: 'Get a BankID from your bank, or sign in another way.',
  },
  'use-password': {
    sv: 'Logga in med e-postadress och lösenord.',
    en: 'Sign in with your email and password.',
  },
} as const satisfies Record<string, Text>
export type BankIdNextStep = keyof typeof NEXT_STEPS

/** One message of the sign-in by BankID. */
export interface BankIdMessage {
  /** What has happened, in a few words. */
  readonly heading: Text
  /** The whole message, in BankID's own words if there are any. */
  readonly text: Text
  readonly next: BankIdNextStep
}
