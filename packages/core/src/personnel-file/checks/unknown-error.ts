import { defineCheck } from './define-check.ts'

export const unknownError = defineCheck({
  code: 'UNKNOWN_ERROR',
  scope: 'file',
  severity: 'fatal',
  spec: 'portal §8',
  texts: {
    heading: {
      sv: 'Granskningen misslyckades. Kontakta support och ange koden.',
      en: 'Review failed. Contact support with the code.',
    },
    message: {
      sv: 'Granskningen gav inget svar. Kod: {incident}.',
      en: 'The review gave no answer. Code: {incident}.',
    },
    why: {
      sv: 'Felet är vårt och säger ingenting om filen. Koden visar var i loggen supporten ska leta.',
      en: 'The fault is ours and says nothing about the file. The code tells support where in the log to look.',
    },
    accepted: { sv: 'Alla granskningar ska ge ett svar.', en: 'Every review should give an answer.' },
    fix: {
      sv: 'Försök igen. Händer det en gång till: kontakta supporten och ange koden.',
      en: 'Try again. If it happens once more, contact support and give the code.',
    },
  },
  examples: {
    passes: [{ note: { sv: 'Granskningen ger ett svar', en: 'The review gives an answer' }, rows: [{}] }],
    found: [
      {
        note: { sv: 'Ett fel medan svaret görs', en: 'A fault while the answer is made' },
        fault: 'reporting',
      },
    ],
  },
  related: ['FILE_REVIEW_ERROR'],
  find: event => ('code' in event && event.code === 'UNKNOWN_ERROR' ? { incident: event.incident } : null),
})
