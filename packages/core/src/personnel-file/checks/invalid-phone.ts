import { isPhoneNumber } from '../../primitives/phone-number.ts'
import { defineCheck } from './define-check.ts'

export const invalidPhone = defineCheck({
  code: 'INVALID_PHONE',
  scope: 'cell',
  turn: 'format',
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Telefonnumret har mellanslag eller bindestreck',
      en: 'The phone number has spaces or hyphens',
    },
    message: {
      sv: 'Telefonnumret är inte skrivet på ett sätt som kan läsas.',
      en: 'The phone number is not written in a way that can be read.',
    },
    why: {
      sv: 'Påminnelser och frågor om tider skickas till numret. Skrivs numren på ett enda sätt kommer de fram.',
      en: 'Reminders and questions about appointments go to this number. Numbers written one way only arrive.',
    },
    accepted: {
      sv: 'Siffror utan mellanslag, bindestreck och parenteser. Svenska nummer börjar med 0 och har 7–10 siffror. Utländska börjar med + och landsnummer och har 7–15 siffror.',
      en: 'Digits without spaces, hyphens or brackets. Swedish numbers begin with 0 and have 7–10 digits. Foreign ones begin with + and the country code and have 7–15 digits.',
    },
    fix: {
      sv: 'Ta bort mellanslag och bindestreck. Saknas den första nollan: formatera kolumnen som text innan du skriver numret.',
      en: 'Remove spaces and hyphens. If the leading zero is gone, format the column as text before you type the number.',
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
    ],
  },
  find: ({ column }) => (column.format === 'phone' ? value => !isPhoneNumber(value) : null),
})
