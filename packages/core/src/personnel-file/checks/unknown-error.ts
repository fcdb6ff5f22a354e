import { defineCheck } from './define-check.ts'

export const unknownError = defineCheck({
  code: 'UNKNOWN_ERROR',
  scope: 'file',
  severity: 'fatal',
  spec: 'portal §8',
  texts: {
    heading: {
      sv: 'Granskningen misslyckades. Kontakta supporten och ange supportkoden.',
      en: 'The review failed. Contact support and give the support code.',
    },
    message: {
      sv: 'Granskningen gav inget resultat. Supportkod: {incident}.',
      en: 'The review gave no result. Support code: {incident}.',
    },
    why: {
      sv: 'Felet ligger hos oss och har inget med filen att göra. Supportkoden visar var i loggen felet finns.',
      en: 'The error is ours and has nothing to do with your file. The support code tells where to look in the log.',
    },
    accepted: { sv: 'Alla granskningar ska ge ett resultat.', en: 'Every review should give a result.' },
    fix: {
      sv: 'Försök igen. Händer det en gång till: kontakta supporten och ange supportkoden.',
      en: 'Try again. If it happens once more, contact support and give the support code.',
    },
  },
  examples: {
    passes: [{ note: { sv: 'Granskningen ger ett resultat', en: 'The review gives a result' }, rows: [{}] }],
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
