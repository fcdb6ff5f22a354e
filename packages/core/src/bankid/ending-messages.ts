import type { BankIdMessage } from './next-steps.ts'

const CANCELLED = { sv: 'Inloggningen avbröts', en: 'Sign-in cancelled' }
const NOT_INSTALLED = { sv: 'BankID-appen är inte installerad', en: 'The BankID app is not installed' }
const TECHNICAL = { sv: 'Tekniskt fel', en: 'Technical issue' }
const NOT_CONFIRMED = { sv: 'Din identitet kunde inte bekräftas', en: 'Your identity could not be confirmed' }

/** BankID's messages about an order that failed. Those that the specification names have its wording. */
export const endingMessages = {
  'bankid.RFA2': {
    heading: NOT_INSTALLED,
    text: {
      sv: 'Du verkar inte ha BankID-appen. Installera den och skaffa ett BankID.',
      en: "You don't seem to have the BankID app. Install the app and get a BankID.",
    },
    next: 'get-bankid',
  },
  'bankid.RFA3': {
    heading: CANCELLED,
    text: { sv: 'Åtgärden avbruten. Försök igen.', en: 'Action cancelled. Please try again.' },
    next: 'try-again',
  },
  'bankid.RFA4': {
    heading: { sv: 'En inloggning är redan påbörjad', en: 'A sign-in is already started' },
    text: {
      sv: 'En identifiering eller underskrift för det här personnumret är redan påbörjad. Försök igen.',
      en: 'An identification or signing for this personal number is already started. Please try again.',
    },
    next: 'try-again',
  },
  'bankid.RFA5': {
    heading: TECHNICAL,
    text: { sv: 'Internt tekniskt fel. Försök igen.', en: 'Internal error. Please try again.' },
    next: 'try-again',
  },
  'bankid.RFA6': {
    heading: CANCELLED,
    text: { sv: 'Åtgärden avbruten.', en: 'Action cancelled.' },
    next: 'try-again',
  },
  'bankid.RFA8': {
    heading: { sv: 'BankID-appen svarar inte', en: 'The BankID app is not responding' },
    text: {
      sv: 'BankID-appen svarar inte. Kontrollera att den är startad och att du har internetanslutning. Om du inte har något giltigt BankID kan du skaffa ett hos din bank. Försök sedan igen.',
      en: 'The BankID app is not responding. Please check that it’s started and that you have internet access. If you don’t have a valid BankID you can get one from your bank. Try again.',
    },
    next: 'try-again',
  },
  'bankid.RFA16': {
    heading: { sv: 'BankID är spärrat eller för gammalt', en: 'The BankID is blocked or too old' },
    text: {
      sv: 'Det BankID du försöker använda är för gammalt eller spärrat. Använd ett annat BankID eller skaffa ett nytt hos din bank.',
      en: 'The BankID you are trying to use is blocked or too old. Please use another BankID or get a new one from your bank.',
    },
    next: 'get-bankid',
  },
  'bankid.RFA17A': {
    heading: NOT_INSTALLED,
    text: {
      sv: 'BankID-appen verkar inte finnas i din dator eller mobil. Installera den och skaffa ett BankID hos din bank. Installera appen från din appbutik eller https://install.bankid.com',
      en: 'The BankID app couldn’t be found on your computer or mobile device. Please install it and get a BankID from your bank. Install the app from your app store or https://install.bankid.com',
    },
    next: 'get-bankid',
  },
  'bankid.RFA17B': {
    heading: { sv: 'QR-koden kunde inte läsas av', en: 'The QR code could not be scanned' },
    text: {
      sv: 'Misslyckades att läsa av QR-koden. Starta BankID-appen och läs av QR-koden. Kontrollera att BankID-appen är uppdaterad. Om du inte har BankID-appen måste du installera den och skaffa ett BankID hos din bank. Installera appen från din appbutik eller https://install.bankid.com',
      en: "Failed to scan the QR code. Start the BankID app and scan the QR code. Check that the BankID app is up to date. If you don't have the BankID app, you need to install it and get a BankID from your bank. Install the app from your app store or https://install.bankid.com",
    },
    next: 'try-again',
  },
  'bankid.RFA22': {
    heading: TECHNICAL,
    text: { sv: 'Okänt fel. Försök igen.', en: 'Unknown error. Please try again.' },
    next: 'try-again',
  },
  'bankid.RFA26': {
    heading: NOT_CONFIRMED,
    text: {
      sv: 'Kontrollen av din ID-handling misslyckades. Försök igen.',
      en: 'Your ID document could not be verified. Try again.',
    },
    next: 'try-again',
  },
  'bankid.RFA27': {
    heading: NOT_CONFIRMED,
    text: {
      sv: 'Ansiktsigenkänningen misslyckades. Försök igen.',
      en: 'The facial recognition failed. Try again.',
    },
    next: 'try-again',
  },
  'bankid.RFA28': {
    heading: NOT_CONFIRMED,
    text: {
      sv: 'Din enhet saknar den läsare som behövs för att kontrollera ID-handlingar.',
      en: 'Your device lacks the reader that is needed to verify ID documents.',
    },
    next: 'use-password',
  },
  'bankid.RFA29': {
    heading: { sv: 'Flera BankID på enheten', en: 'Several BankIDs on the device' },
    text: {
      sv: 'Du har flera BankID på din enhet. Du behöver radera alla utom ett BankID för att kunna slutföra identifieringen. Det gör du under Meny - Inställningar i din BankID-app.',
      en: 'You have several BankIDs on your device. You need to delete all but one of them to complete the identification. You do this under Menu - Settings in your BankID app.',
    },
    next: 'try-again',
  },
  'bankid.RFA30': {
    heading: NOT_CONFIRMED,
    text: {
      sv: 'Bekräftelsen av din identitet misslyckades. Försök igen.',
      en: 'The confirmation of your identity failed. Try again.',
    },
    next: 'try-again',
  },
} as const satisfies Record<string, BankIdMessage>
