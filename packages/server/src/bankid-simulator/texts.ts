import type { Locale, Text } from '@salvia/core/i18n'

const TEXTS = {
  title: { sv: 'BankID-simulator', en: 'BankID simulator' },
  intro: {
    sv: 'Sidan tar BankID-appens plats. Den finns inte i produktion.',
    en: 'This page takes the place of the BankID app. It does not exist in production.',
  },
  waiting: { sv: 'Inloggningar som väntar', en: 'Waiting sign-ins' },
  none: {
    sv: 'Ingen inloggning väntar. Börja logga in med BankID i portalen och ladda om sidan.',
    en: 'No sign-in is waiting. Start signing in with BankID in the portal and reload this page.',
  },
  paste: { sv: 'Texten i en QR-kod', en: 'The text of a QR code' },
  open: { sv: 'Öppna', en: 'Open' },
  next: { sv: 'Nästa inloggning', en: 'The next sign-in' },
  nextIntro: {
    sv: 'Välj vad som ska hända med nästa inloggning.',
    en: 'Choose what happens to the next sign-in.',
  },
  order: { sv: 'Inloggning', en: 'Sign-in' },
  begun: { sv: 'Påbörjad', en: 'Started' },
  whoSigns: { sv: 'Vem loggar in?', en: 'Who signs in?' },
  number: { sv: 'Annat testpersonnummer, 12 siffror', en: 'Another test identity number, 12 digits' },
  sign: { sv: 'Logga in', en: 'Sign in' },
  hint: { sv: 'Vad BankID säger', en: 'What BankID says' },
  pending: { sv: 'Pågår', en: 'Under way' },
  failed: { sv: 'Misslyckas', en: 'Fails' },
  error: { sv: 'Fel i stället för svar', en: 'An error instead of an answer' },
  misbehaviour: { sv: 'BankID beter sig fel', en: 'BankID misbehaves' },
  play: { sv: 'Spela upp', en: 'Play' },
  back: { sv: 'Alla inloggningar', en: 'All sign-ins' },
  chosen: { sv: 'Valt. Gå tillbaka till portalen.', en: 'Chosen. Go back to the portal.' },
  noOrder: {
    sv: 'Inloggningen finns inte längre, eller så är koden inte en av dess koder.',
    en: 'The sign-in no longer exists, or the code is not one of its codes.',
  },
  noPerson: {
    sv: 'Skriv ett personnummer med 12 siffror.',
    en: 'Enter an identity number of 12 digits.',
  },
} as const satisfies Record<string, Text>
export type SimulatorText = keyof typeof TEXTS

/** A text of the simulator's pages. */
export function simulatorText(name: SimulatorText, locale: Locale): string {
  return TEXTS[name][locale]
}
