import { defineCheck } from './define-check.ts'

export const valueFormat = defineCheck({
  code: 'VALUE_FORMAT',
  scope: 'cell',
  turn: 'format',
  details: ['yes-no', 'error-value'],
  severity: 'error',
  spec: 'portal §8',
  texts: {
    heading: { sv: 'Värdet har fel format', en: 'The value has the wrong format' },
    message: {
      'yes-no': { sv: 'Värdet ska vara Ja eller Nej.', en: 'The value must be Ja or Nej.' },
      'error-value': {
        sv: 'Cellen har ett felvärde från Excel.',
        en: 'The cell holds an error value from Excel.',
      },
    },
    why: {
      sv: 'Ett värde i fel format går inte att tolka och läses inte in.',
      en: 'A value in the wrong format cannot be interpreted and is not imported.',
    },
    accepted: {
      sv: 'Ja eller Nej, med stora eller små bokstäver. En tom cell betyder Nej. Inga felvärden som #N/A.',
      en: 'Ja or Nej, in capital or small letters. An empty cell means Nej. No error values such as #N/A.',
    },
    fix: {
      sv: 'Skriv Ja eller Nej. Ett felvärde beror på en formel: rätta den, eller klistra in värdet som text.',
      en: 'Write Ja or Nej. An error value comes from a formula: correct it, or paste the value as text.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Ja med små bokstäver', en: 'Ja in small letters' },
        rows: [{ 'Skyddad identitet': 'ja' }],
      },
      { note: { sv: 'Tomt betyder Nej', en: 'Empty means Nej' }, rows: [{ 'Skyddad identitet': '' }] },
    ],
    found: [
      { note: { sv: 'Ett kryss', en: 'A cross' }, rows: [{ 'Skyddad identitet': 'x' }] },
      {
        note: { sv: 'Ett felvärde i en arbetsbok', en: 'An error value in a workbook' },
        rows: [{ Befattning: '#N/A' }],
        type: 'xlsx',
      },
      { note: { sv: 'På engelska', en: 'In English' }, rows: [{ 'Skyddad identitet': 'Yes' }] },
    ],
  },
  find: ({ column }) => {
    if (column.format !== 'yes-no') return null
    return value => (/^(?:ja|nej)$/i.test(value) ? false : 'yes-no')
  },
})
