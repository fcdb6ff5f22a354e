import type { BankIdMessage } from './next-steps.ts'

const SIGNING_IN = { sv: 'Logga in med BankID', en: 'Sign in with BankID' }
const SEARCHING = { sv: 'Söker efter BankID', en: 'Searching for BankID' }

/** BankID's messages before and during an order. Those that the specification names have its wording. */
export const waitingMessages = {
  'bankid.RFA1': {
    heading: SIGNING_IN,
    text: { sv: 'Starta BankID-appen.', en: 'Start your BankID app.' },
    next: 'start-app',
  },
  'bankid.RFA9': {
    heading: SIGNING_IN,
    text: {
      sv: 'Skriv in din säkerhetskod i BankID-appen och välj Identifiera eller Skriv under.',
      en: 'Enter your security code in the BankID app and select Identify or Sign.',
    },
    next: 'use-app',
  },
  'bankid.RFA13': {
    heading: SIGNING_IN,
    text: { sv: 'Försöker starta BankID-appen.', en: 'Trying to start your BankID app.' },
    next: 'wait',
  },
  'bankid.RFA14A': {
    heading: SEARCHING,
    text: {
      sv: 'Söker efter BankID, det kan ta en liten stund … Om det har gått några sekunder och inget BankID har hittats har du sannolikt inget BankID som går att använda för den aktuella identifieringen/underskriften i den här datorn. Om du har ett BankID-kort, sätt in det i kortläsaren. Om du inte har något BankID kan du skaffa ett hos din bank. Om du har ett BankID på en annan enhet kan du starta din BankID-app där.',
      en: 'Searching for BankID, it may take a little while … If a few seconds have passed and still no BankID has been found, you probably don’t have a BankID which can be used for this identification/signing on this computer. If you have a BankID card, please insert it into your card reader. If you don’t have a BankID you can get one from your bank. If you have a BankID on another device you can start the BankID app on that device.',
    },
    next: 'wait',
  },
  'bankid.RFA14B': {
    heading: SEARCHING,
    text: {
      sv: 'Söker efter BankID, det kan ta en liten stund … Om det har gått några sekunder och inget BankID har hittats har du sannolikt inget BankID som går att använda för den aktuella identifieringen/underskriften i den här enheten. Om du inte har något BankID kan du skaffa ett hos din bank. Om du har ett BankID på en annan enhet kan du starta din BankID-app där.',
      en: 'Searching for BankID, it may take a little while … If a few seconds have passed and still no BankID has been found, you probably don’t have a BankID which can be used for this identification/signing on this device. If you don’t have a BankID you can get one from your bank. If you have a BankID on another device you can start the BankID app on that device.',
    },
    next: 'wait',
  },
  'bankid.RFA15A': {
    heading: SEARCHING,
    text: {
      sv: 'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här datorn. Om du har ett BankID på kort, sätt in kortet i kortläsaren.',
      en: 'Searching for BankID. Make sure you have a valid BankID on this computer. If you have a BankID on card, please insert the card into your card reader.',
    },
    next: 'wait',
  },
  'bankid.RFA15B': {
    heading: SEARCHING,
    text: {
      sv: 'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.',
      en: 'Searching for BankID. Make sure you have a valid BankID on this device.',
    },
    next: 'wait',
  },
  'bankid.RFA18': {
    heading: SIGNING_IN,
    text: { sv: 'Starta BankID-appen.', en: 'Start the BankID app.' },
    next: 'start-app',
  },
  'bankid.RFA19': {
    heading: SIGNING_IN,
    text: {
      sv: 'Vill du identifiera dig eller skriva under med BankID på den här datorn eller med ett Mobilt BankID?',
      en: 'Would you like to identify yourself or sign with a BankID on this computer, or with a Mobile BankID?',
    },
    next: 'choose',
  },
  'bankid.RFA20': {
    heading: SIGNING_IN,
    text: {
      sv: 'Vill du identifiera dig eller skriva under med ett BankID på den här enheten eller med ett BankID på en annan enhet?',
      en: 'Do you want to identify yourself or sign with a BankID on this device or with a BankID on another device?',
    },
    next: 'choose',
  },
  'bankid.RFA21': {
    heading: SIGNING_IN,
    text: {
      sv: 'Identifiering eller underskrift pågår.',
      en: 'Identification or signing in progress.',
    },
    next: 'use-app',
  },
  'bankid.RFA23': {
    heading: SIGNING_IN,
    text: {
      sv: 'Fotografera och läs av din ID-handling med BankID-appen.',
      en: 'Take a photo of, and scan, your ID document with the BankID app.',
    },
    next: 'use-app',
  },
  'bankid.RFA24': {
    heading: SIGNING_IN,
    text: {
      sv: 'Gör en ansiktsigenkänning i BankID-appen.',
      en: 'Do a facial recognition in the BankID app.',
    },
    next: 'use-app',
  },
  'bankid.RFA25': {
    heading: SIGNING_IN,
    text: {
      sv: 'Välj hur du vill bekräfta din identitet i BankID-appen.',
      en: 'Choose how you want to confirm your identity in the BankID app.',
    },
    next: 'use-app',
  },
} as const satisfies Record<string, BankIdMessage>
