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
      en: 'Rows with employees: {count}. At least {limit} needed.',
    },
    why: {
      sv: 'Filen ska innehålla alla medarbetare. De som saknas i filen avslutas i portalen.',
      en: 'The file is to hold all employees. Those who are not in it are ended in the portal.',
    },
    accepted: {
      sv: 'Minst så många rader under rubrikerna som er mall anger. Tomma rader räknas inte.',
      en: 'At least as many rows under the headers as your template says. Empty rows do not count.',
    },
    fix: {
      sv: 'Kontrollera att exporten tog med alla medarbetare och inte var filtrerad.',
      en: 'Check that the export took all employees and was not filtered.',
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
