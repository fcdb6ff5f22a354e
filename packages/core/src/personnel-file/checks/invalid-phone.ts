import { isPhoneNumber } from '../../primitives/phone-number.ts'
import { defineCheck } from './define-check.ts'

export const invalidPhone = defineCheck({
  code: 'INVALID_PHONE',
  scope: 'cell',
  turn: 'format',
  details: ['separators', 'trunk-zero', 'leading-zero', 'plus', 'other'],
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Telefonnumret är fel skrivet, till exempel med mellanslag eller utan nollan i början',
      en: 'The phone number is not written correctly, for example with spaces or without its first zero',
    },
    message: {
      separators: {
        sv: 'Telefonnumret har mellanslag, bindestreck, punkter eller parenteser.',
        en: 'The phone number has spaces, hyphens, dots or brackets.',
      },
      'trunk-zero': {
        sv: 'Telefonnumret har (0) efter landsnumret.',
        en: 'The phone number has (0) after the country code.',
      },
      'leading-zero': {
        sv: 'Telefonnumret saknar nollan i början.',
        en: 'The zero at the beginning of the phone number is missing.',
      },
      plus: {
        sv: 'Telefonnumret saknar + före landsnumret.',
        en: 'The + before the country code is missing.',
      },
      other: {
        sv: 'Telefonnumret har fel antal siffror, eller tecken som inte hör hemma i det.',
        en: 'The phone number has the wrong number of digits, or characters that do not belong in it.',
      },
    },
    why: {
      sv: 'Påminnelser och frågor om tider skickas till numret. De kommer bara fram om numret är rätt skrivet.',
      en: 'Reminders and questions about appointments are sent to this number. They only arrive if it is written correctly.',
    },
    accepted: {
      sv: 'Siffror utan mellanslag, bindestreck och parenteser. Svenska nummer börjar med 0 och har 7–10 siffror. Utländska börjar med + och landsnummer och har 7–15 siffror.',
      en: 'Digits without spaces, hyphens or brackets. Swedish numbers begin with 0 and have 7–10 digits. Foreign ones begin with + and the country code and have 7–15 digits.',
    },
    fix: {
      sv: 'Skriv bara siffror, med 0 först eller + och landsnummer. Försvinner nollan eller plustecknet: formatera kolumnen som text och skriv numren på nytt.',
      en: 'Write digits only, with 0 first or + and the country code. If the zero or the plus sign disappears, format the column as text and write the numbers again.',
    },
    fixes: {
      separators: {
        sv: 'Ta bort allt utom siffrorna, och ett + som står först.',
        en: 'Remove everything but the digits, and a + that stands first.',
      },
      'trunk-zero': {
        sv: 'Ta bort (0) och andra parenteser, bindestreck och mellanslag: +46701740605.',
        en: 'Remove (0) and other brackets, hyphens and spaces: +46701740605.',
      },
      'leading-zero': {
        sv: 'Formatera kolumnen som text och skriv numret med 0 först. Excel tar bort nollan i en kolumn med tal.',
        en: 'Format the column as text and write the number with 0 first. Excel removes the zero in a column of numbers.',
      },
      plus: {
        sv: 'Formatera kolumnen som text och skriv + före landsnumret: +46 i stället för 46 eller 0046.',
        en: 'Format the column as text and write + before the country code: +46 instead of 46 or 0046.',
      },
    },
  },
  examples: {
    passes: [
      { note: { sv: 'Bara siffror', en: 'Digits only' }, rows: [{ Mobiltelefon: '0701740605' }] },
      {
        note: { sv: 'Med landsnummer', en: 'With a country code' },
        rows: [{ Mobiltelefon: '+46701740605' }],
      },
    ],
    found: [
      {
        note: { sv: 'Bindestreck och mellanslag', en: 'A hyphen and spaces' },
        rows: [{ Mobiltelefon: '070-174 06 05' }],
      },
      {
        note: { sv: 'Den första nollan saknas', en: 'The leading zero is gone' },
        rows: [{ Mobiltelefon: '701740605' }],
      },
      {
        note: { sv: 'Plustecknet saknas', en: 'The plus sign is missing' },
        rows: [{ Mobiltelefon: '46701740605' }],
      },
      {
        note: { sv: 'Nolla inom parentes', en: 'A zero in brackets' },
        rows: [{ Mobiltelefon: '+46(0)701740605' }],
      },
      {
        note: { sv: 'En siffra för mycket', en: 'One digit too many' },
        rows: [{ Mobiltelefon: '07017406050' }],
      },
    ],
  },
  find: ({ column }) =>
    column.format === 'phone' ? value => (isPhoneNumber(value) ? false : faultOf(value)) : null,
})

function faultOf(value: string) {
  if (value.includes('(0)')) return 'trunk-zero'
  const bare = value.replace(/[\s().\p{Pd}]/gu, '')
  if (isPhoneNumber(bare)) return 'separators'
  // No longer than a Swedish number without its zero; a longer one has a country code.
  if (/^[1-9]\d{5,8}$/.test(bare)) return 'leading-zero'
  return /^(?:00)?[1-9]\d{6,14}$/.test(bare) ? 'plus' : 'other'
}
