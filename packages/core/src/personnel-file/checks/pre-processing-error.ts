import { RAW_CELL_MAX_CHARACTERS } from '../../limits/index.ts'
import { FILE_REASONS } from '../report/report.ts'
import { defineCheck } from './define-check.ts'
import { containers, workbooks } from './pre-processing-examples.ts'
import { remedies } from './pre-processing-remedies.ts'

export const preProcessingError = defineCheck({
  code: 'PRE_PROCESSING_ERROR',
  scope: 'file',
  details: FILE_REASONS,
  severity: 'fatal',
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Filen kunde inte förberedas för granskning',
      en: 'The file could not be prepared for review',
    },
    message: {
      encrypted: {
        sv: 'Filen är lösenordsskyddad.',
        en: 'The file is protected by a password.',
      },
      'legacy-format': {
        sv: 'Filen har ett äldre Office-format, till exempel .xls.',
        en: 'The file is in an old Office format, such as .xls.',
      },
      macros: {
        sv: 'Arbetsboken har makron, inbäddade objekt eller externa länkar.',
        en: 'The workbook has macros, embedded objects or external links.',
      },
      compressed: {
        sv: 'Filen är komprimerad.',
        en: 'The file is compressed.',
      },
      corrupt: {
        sv: 'Filen är skadad och går inte att läsa.',
        en: 'The file is damaged and cannot be read.',
      },
      'multiple-sheets': {
        sv: 'Fler än ett blad har innehåll. Dolda blad räknas.',
        en: 'More than one sheet has content. Hidden sheets count.',
      },
      'too-large': {
        sv: 'Filen, eller en cell i den, är för stor för att läsas.',
        en: 'The file, or a cell in it, is too large to be read.',
      },
    },
    why: {
      sv: 'Filen måste kunna öppnas utan lösenord och utan att något i den körs. Bara ett blad kan läsas in.',
      en: 'It must be possible to open the file without a password and without running anything in it. Only one sheet can be imported.',
    },
    accepted: {
      sv: 'CSV eller xlsx med ett enda blad, utan makron, lösenord och komprimering. Högst 500 MB, 1 048 576 rader och 256 kolumner.',
      en: 'CSV or xlsx with a single sheet, without macros, password or compression. At most 500 MB, 1,048,576 rows and 256 columns.',
    },
    fix: {
      sv: 'Spara bladet med medarbetarna som en ny xlsx-fil utan lösenord, makron och andra blad, och välj den. Packa upp en komprimerad fil först.',
      en: 'Save the sheet with the employees as a new xlsx file without password, macros and other sheets, and choose that one. Unpack a compressed file first.',
    },
    fixes: remedies,
  },
  examples: {
    passes: [{ note: { sv: 'En vanlig CSV-fil', en: 'A plain CSV file' }, rows: [{}] }],
    found: [
      ...containers,
      ...workbooks,
      {
        note: { sv: 'En cell som aldrig tar slut', en: 'A cell that never ends' },
        rows: [{ Befattning: 'x'.repeat(RAW_CELL_MAX_CHARACTERS + 1) }],
      },
    ],
  },
  related: ['CSV_VALIDATION_ABORTED'],
  find: event => ('code' in event && event.code === 'PRE_PROCESSING_ERROR' ? { reason: event.reason } : null),
})
