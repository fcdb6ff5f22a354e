import { defineCheck } from './define-check.ts'

const REFUSED = 'exempel'

export const sampleValue = defineCheck({
  code: 'SAMPLE_VALUE',
  scope: 'cell',
  turn: 'beside',
  severity: 'warning',
  spec: 'decided',
  texts: {
    heading: { sv: 'Ett exempel har blivit kvar', en: 'An example has been left' },
    message: { sv: 'Cellen innehåller bara ordet exempel.', en: 'The cell holds only the word exempel.' },
    why: { sv: 'Det är inte en riktig uppgift.', en: 'It is not a real value.' },
    accepted: { sv: 'Riktiga uppgifter.', en: 'Real values.' },
    fix: { sv: 'Skriv den riktiga uppgiften.', en: 'Write the real value.' },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Ordet inne i en text', en: 'The word within a text' },
        rows: [{ Befattning: 'Tar fram exempel' }],
      },
    ],
    found: [
      { note: { sv: 'Bara ordet', en: 'The word alone' }, rows: [{ Befattning: REFUSED }] },
      { note: { sv: 'Med stor bokstav', en: 'In upper case' }, rows: [{ Befattning: 'EXEMPEL' }] },
    ],
  },
  find: () => value => value.toLowerCase() === REFUSED,
})
