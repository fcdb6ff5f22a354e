import { defineCheck } from './define-check.ts'

export const csvReaderFailed = defineCheck({
  code: 'CSV_READER_FAILED',
  scope: 'file',
  details: ['open-quote', 'text-after-quote', 'extra-cell'],
  severity: { 'open-quote': 'fatal', 'text-after-quote': 'error', 'extra-cell': 'error' },
  spec: 'portal §8',
  texts: {
    heading: {
      sv: 'Filen, eller en rad i den, kunde inte delas upp i celler',
      en: 'The file, or a row in it, could not be split into cells',
    },
    message: {
      'open-quote': {
        sv: 'Citattecknet som öppnas på textrad {line} stängs inte. Resten av filen kan inte läsas.',
        en: 'The quotation mark that opens on line {line} is not closed. The rest of the file cannot be read.',
      },
      'text-after-quote': {
        sv: 'Det står text efter ett avslutande citattecken på raden.',
        en: 'There is text after a closing quotation mark in the row.',
      },
      'extra-cell': {
        sv: 'Raden har fler celler än rubrikraden. I en CSV-fil står det ofta ett semikolon inne i ett värde.',
        en: 'The row has more cells than the header row. In a CSV file there is often a semicolon inside a value.',
      },
    },
    why: {
      sv: 'Om en rad delas upp fel kan uppgifter hamna i fel kolumn.',
      en: 'If a row is split wrongly, information can end up in the wrong column.',
    },
    accepted: {
      sv: 'Lika många celler som rubriker. Ett värde med avgränsare eller radbrytning står inom citattecken, och citattecken i det dubbleras.',
      en: 'As many cells as headers. A value with a delimiter or a line break is in quotation marks, and quotation marks inside it are doubled.',
    },
    fix: {
      sv: 'Leta upp raden och ta bort ensamma citattecken, semikolon inne i värden och celler till höger om sista rubriken, eller spara tabellen som xlsx i stället.',
      en: 'Find the row and remove stray quotation marks, semicolons inside values and cells to the right of the last header, or save the table as xlsx instead.',
    },
    fixes: {
      'open-quote': {
        sv: 'Leta upp citattecknet och ta bort det, eller lägg till ett där värdet slutar.',
        en: 'Find the quotation mark and remove it, or add another where the value ends.',
      },
      'text-after-quote': {
        sv: 'Ta bort citattecknen i värdet, eller sätt hela värdet inom citattecken.',
        en: 'Remove the quotation marks in the value, or put the whole value in quotation marks.',
      },
      'extra-cell': {
        sv: 'Leta efter ett semikolon (eller komma, om det är filens avgränsare) inne i ett värde på raden. Ta bort det, eller sätt värdet inom citattecken. I Excel: ta bort det som står till höger om sista rubriken.',
        en: 'Look for a semicolon (or a comma, if that is the delimiter of the file) inside a value in the row. Remove it, or put the value in quotation marks. In Excel, remove anything to the right of the last header.',
      },
    },
  },
  examples: {
    passes: [
      {
        note: { sv: 'Avgränsare inom citattecken', en: 'A delimiter in quotation marks' },
        rows: [{ Befattning: 'Chef; ekonomi' }],
      },
    ],
    found: [
      {
        note: { sv: 'Text efter citattecknet', en: 'Text after the quotation mark' },
        rows: [{ Befattning: '"Chef" ekonomi' }],
        quoting: 'as-written',
      },
      {
        note: { sv: 'Citattecken som inte stängs', en: 'A quotation mark that is not closed' },
        rows: [{ Befattning: '"Chef' }],
        quoting: 'as-written',
      },
      {
        note: { sv: 'En cell för mycket', en: 'One cell too many' },
        rows: [{ Fakturareferens: 'referens@exempel.se;extra' }],
        quoting: 'as-written',
      },
    ],
  },
  related: ['CSV_VALIDATION_ABORTED'],
  find: event => {
    if ('kind' in event) {
      const { kind, row, columnIndex } = event
      return { detail: kind, row, ...(columnIndex !== undefined && { position: columnIndex - 1 }) }
    }
    if (event.code !== 'CSV_READER_FAILED') return null
    return { detail: 'open-quote', row: event.row, line: event.line }
  },
})
