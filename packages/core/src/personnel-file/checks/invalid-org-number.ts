import { organisationDigits } from '../../primitives/organisation-number.ts'
import { defineCheck } from './define-check.ts'

export const invalidOrgNumber = defineCheck({
  code: 'INVALID_ORG_NUMBER',
  scope: 'cell',
  turn: 'format',
  severity: 'error',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Organisationsnumret ska ha 10 eller 12 siffror med bindestreck',
      en: 'The organisation number must have 10 or 12 digits with a hyphen',
    },
    message: {
      sv: 'Organisationsnumret har fel form eller fel kontrollsiffra.',
      en: 'The organisation number has the wrong form or a wrong check digit.',
    },
    why: {
      sv: 'Numret visar vilket bolag som är arbetsgivare och står på fakturan.',
      en: 'The number shows which company is the employer, and is printed on the invoice.',
    },
    accepted: {
      sv: '10 siffror med bindestreck före de fyra sista, eller 12 som börjar med 16. En enskild firma har ägarens personnummer.',
      en: '10 digits with a hyphen before the last four, or 12 that begin with 16. A sole trader has the owner’s identity number.',
    },
    fix: {
      sv: 'Lägg till bindestrecket. Stämmer inte kontrollsiffran: slå upp numret hos Bolagsverket.',
      en: 'Add the hyphen. If the check digit is wrong, look the number up at the Swedish Companies Registration Office (Bolagsverket).',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: '10 siffror', en: '10 digits' },
        rows: [{ Organisationsnummer: '556016-0680', 'VAT-nummer': '' }],
      },
      {
        note: { sv: '12 siffror', en: '12 digits' },
        rows: [{ Organisationsnummer: '16556016-0680', 'VAT-nummer': '' }],
      },
    ],
    found: [
      {
        note: { sv: 'Inget bindestreck', en: 'No hyphen' },
        rows: [{ Organisationsnummer: '5560160680' }],
      },
      {
        note: { sv: 'Fel kontrollsiffra', en: 'A wrong check digit' },
        rows: [{ Organisationsnummer: '556016-0681' }],
      },
    ],
  },
  related: ['INVALID_VAT', 'ALL_IDENTICAL_CHECK_FAILED'],
  find: ({ column, today }) =>
    column.format === 'organisation-number' ? value => organisationDigits(value, today) === undefined : null,
})
