import { RAW_CELL_MAX_CHARACTERS } from '../../limits/index.ts'
import { defineCheck } from './define-check.ts'

export const csvValidationAborted = defineCheck({
  code: 'CSV_VALIDATION_ABORTED',
  scope: 'verdict',
  details: ['header', 'open-quote', 'too-large'],
  severity: 'fatal',
  spec: 'portal §8',
  texts: {
    heading: { sv: 'Granskningen avbröts', en: 'The review was stopped' },
    message: {
      header: {
        sv: 'Raderna granskades inte, eftersom rubrikraden inte stämmer.',
        en: 'The rows were not reviewed, because the header row does not match.',
      },
      'open-quote': {
        sv: 'Alla rader granskades inte, eftersom filen inte kunde läsas till slutet.',
        en: 'Not all rows were reviewed, because the file could not be read to the end.',
      },
      'too-large': {
        sv: 'Raderna granskades inte, eftersom filen är för stor.',
        en: 'The rows were not reviewed, because the file is too large.',
      },
    },
    why: {
      sv: 'Det kan finnas fler fel i raderna som inte granskades. Därför kan filen inte skickas in.',
      en: 'There may be more errors in the rows that were not reviewed. That is why the file cannot be submitted.',
    },
    accepted: {
      sv: 'En fil som kan läsas från första till sista raden, med alla rubriker.',
      en: 'A file that can be read from the first row to the last, with all headers.',
    },
    fix: {
      sv: 'Rätta de andra felen som gäller hela filen och granska den igen.',
      en: 'Correct the other errors that concern the whole file and review it again.',
    },
  },
  examples: {
    passes: [{ note: { sv: 'Hela filen går att läsa', en: 'The whole file can be read' }, rows: [{}, {}] }],
    found: [
      {
        note: { sv: 'En rubrik saknas över raderna', en: 'A header is missing above the rows' },
        header: { Personnummer: null },
      },
      {
        note: { sv: 'Ett citattecken stängs inte', en: 'A quotation mark is not closed' },
        rows: [{}, { Befattning: '"Chef' }],
        quoting: 'as-written',
      },
      {
        note: { sv: 'En cell som aldrig tar slut', en: 'A cell that never ends' },
        rows: [{}, { Befattning: 'x'.repeat(RAW_CELL_MAX_CHARACTERS + 1) }],
      },
    ],
  },
  related: ['HEADER_CHECK_FAILED', 'CSV_READER_FAILED', 'PRE_PROCESSING_ERROR'],
  find: ({ header, refusal, rows }) => {
    if (header === 'none') return null
    if (refusal?.code === 'PRE_PROCESSING_ERROR') {
      return refusal.reason === 'too-large' && refusal.insideRows ? { detail: 'too-large' } : null
    }
    if (refusal?.code === 'CSV_READER_FAILED') return { detail: 'open-quote' }
    return header === 'refused' && rows > 0 ? { detail: 'header' } : null
  },
})
