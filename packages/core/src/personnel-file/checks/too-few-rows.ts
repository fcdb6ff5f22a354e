import { defineCheck } from './define-check.ts'

export const tooFewRows = defineCheck({
  code: 'TOO_FEW_ROWS',
  scope: 'verdict',
  severity: 'fatal',
  spec: 'portal §5',
  texts: {
    heading: { sv: 'Filen har för få rader', en: 'The file has too few rows' },
    message: {
      sv: 'Antal rader med medarbetare: {count}. Minst {limit} behövs.',
      en: 'Rows with employees: {count}. At least {limit} are needed.',
    },
    why: {
      sv: 'Filen ska innehålla alla medarbetare. Medarbetare som inte finns i filen registreras som att de har slutat.',
      en: 'The file must contain all employees. Those who are not in the file are recorded as having left.',
    },
    accepted: {
      sv: 'Minst så många rader under rubrikerna som er mall anger. Tomma rader räknas inte.',
      en: 'At least as many rows under the headers as your template requires. Empty rows do not count.',
    },
    fix: {
      sv: 'Kontrollera att exporten innehåller alla medarbetare och inte är filtrerad.',
      en: 'Check that the export includes all employees and is not filtered.',
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Precis så många som behövs', en: 'Exactly as many as needed' },
        rows: [{}, {}],
        template: { minRows: 2 },
      },
    ],
    found: [
      {
        note: { sv: 'En rad för lite', en: 'One row short' },
        rows: [{}],
        template: { minRows: 2 },
      },
      { note: { sv: 'Bara rubriker', en: 'Headers only' }, rows: [] },
    ],
  },
  related: ['FILE_TOO_SMALL', 'FILTER_VERIFICATION_ERROR'],
  find: ({ template, rows, fatal }) =>
    !fatal && rows < template.minRows ? { count: rows, limit: template.minRows } : null,
})
