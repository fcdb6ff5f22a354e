import { defineCheck } from './define-check.ts'

export const fileReviewError = defineCheck({
  code: 'FILE_REVIEW_ERROR',
  scope: 'file',
  severity: 'fatal',
  spec: 'portal §8',
  texts: {
    heading: {
      sv: 'Granskningen misslyckades. Kontakta supporten och ange supportkoden.',
      en: 'The review failed. Contact support and give the support code.',
    },
    message: {
      sv: 'Något oväntat hände när filen granskades. Supportkod: {incident}.',
      en: 'Something unexpected happened while the file was reviewed. Support code: {incident}.',
    },
    why: {
      sv: 'Felet ligger hos oss och har inget med filen att göra. Supportkoden visar var i loggen felet finns.',
      en: 'The error is ours and has nothing to do with your file. The support code tells where to look in the log.',
    },
    accepted: { sv: 'Alla filer ska kunna granskas.', en: 'It should be possible to review every file.' },
    fix: {
      sv: 'Försök igen. Händer det en gång till: kontakta supporten och ange supportkoden.',
      en: 'Try again. If it happens once more, contact support and give the support code.',
    },
  },
  examples: {
    passes: [
      { note: { sv: 'Granskningen går som den ska', en: 'The review goes as it should' }, rows: [{}] },
    ],
    found: [
      { note: { sv: 'Ett fel medan filen läses', en: 'A fault while the file is read' }, fault: 'reading' },
    ],
  },
  related: ['UNKNOWN_ERROR'],
  find: event =>
    'code' in event && event.code === 'FILE_REVIEW_ERROR' ? { incident: event.incident } : null,
})
