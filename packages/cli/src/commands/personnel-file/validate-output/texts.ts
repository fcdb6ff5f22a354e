import type { Text } from '@salvia/core/i18n'
import type { NotRunReason } from '@salvia/core/personnel-file'
import type { Delimiter } from './review.ts'

/** Texts of a review beside those of the checks. */
export const REVIEW_TEXTS = {
  rows: { sv: '{count} rader', en: '{count} rows' },
  row: { sv: '1 rad', en: '1 row' },
  delimiter: { sv: 'avgränsare {delimiter}', en: 'delimiter {delimiter}' },
  cells: { sv: '{count} celler', en: '{count} cells' },
  cell: { sv: '1 cell', en: '1 cell' },
  places: { sv: '{count} ställen', en: '{count} places' },
  place: { sv: '1 ställe', en: '1 place' },
  at: { sv: 'rad {row}, kolumn {letters} {column}', en: 'row {row}, column {letters} {column}' },
  atRow: { sv: 'rad {row}', en: 'row {row}' },
  alsoRows: { sv: 'också rad {rows}', en: 'also row {rows}' },
  meant: { sv: 'Menade du "{suggestion}"?', en: 'Did you mean "{suggestion}"?' },
  and: { sv: 'och', en: 'and' },
  more: {
    sv: 'och {count} till (--limit 0 visar alla)',
    en: 'and {count} more (--limit 0 shows all)',
  },
  howTo: { sv: 'Gör så här: {fix}', en: 'What to do: {fix}' },
  passed: { sv: 'Godkänd', en: 'Passed' },
  error: { sv: '1 fel', en: '1 error' },
  errors: { sv: '{count} fel', en: '{count} errors' },
  warning: { sv: '1 varning', en: '1 warning' },
  warnings: { sv: '{count} varningar', en: '{count} warnings' },
  fatal: { sv: '1 fel som måste rättas', en: '1 error that must be corrected' },
  fatals: { sv: '{count} fel som måste rättas', en: '{count} errors that must be corrected' },
  in: { sv: 'i {rows}', en: 'in {rows}' },
  rejected: {
    sv: 'Filen kan inte skickas. Rätta den och kontrollera igen.',
    en: 'The file cannot be sent. Correct it and check again.',
  },
  explain: { sv: 'läs om en kontroll:', en: 'read about a check:' },
  explainOne: { sv: 'eller om en anmärkning:', en: 'or about a finding:' },
  truncated: {
    sv: 'Bara de första av varje kontroll är med (--max-findings 0 tar med alla).',
    en: 'Only the first of each check are listed (--max-findings 0 lists all).',
  },
  notRun: { sv: 'Inte kontrollerat ({reason}): {what}', en: 'Not checked ({reason}): {what}' },
  checks: { sv: '{count} kontroller', en: '{count} checks' },
} as const satisfies Record<string, Text>

/** Names of the signs between the cells of a row. */
export const DELIMITER_TEXTS = {
  ';': { sv: 'semikolon', en: 'semicolon' },
  ',': { sv: 'komma', en: 'comma' },
  '\t': { sv: 'tabb', en: 'tab' },
} as const satisfies Record<Delimiter, Text>

/** Why checks were not run, for people. A check whose columns the template lacks is not mentioned. */
export const NOT_RUN_TEXTS = {
  'file-refused': { sv: 'filen kunde inte läsas', en: 'the file could not be read' },
  'header-refused': { sv: 'rubrikraden stämmer inte', en: 'the header row is wrong' },
  'rows-not-read': { sv: 'raderna kunde inte läsas', en: 'the rows could not be read' },
  'not-in-template': null,
  'after-fatal': { sv: 'granskningen stoppades innan dess', en: 'the review stopped before that' },
  'review-failed': { sv: 'granskningen misslyckades', en: 'the review failed' },
} as const satisfies Record<NotRunReason, Text | null>
