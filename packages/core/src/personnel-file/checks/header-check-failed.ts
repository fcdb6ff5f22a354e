import { isNearHeader } from '../read/near-header.ts'
import { isHeaderSynonym } from '../template/header-synonyms.ts'
import type { Column } from '../template/template.ts'
import { defineCheck } from './define-check.ts'
import type { Found, HeaderView } from './scopes.ts'

type Detail = 'missing' | 'duplicate' | 'unexpected'

export const headerCheckFailed = defineCheck({
  code: 'HEADER_CHECK_FAILED',
  scope: 'header',
  details: ['missing', 'duplicate', 'unexpected'],
  severity: { missing: 'fatal', duplicate: 'fatal', unexpected: 'error' },
  spec: 'portal §5',
  texts: {
    heading: {
      sv: 'Rubrikraden stämmer inte med mallen',
      en: 'The header row does not match the template',
    },
    message: {
      missing: { sv: 'Rubriken "{column}" saknas.', en: 'The header "{column}" is missing.' },
      duplicate: {
        sv: 'Flera kolumner har rubriken "{column}".',
        en: 'Several columns have the header "{column}".',
      },
      unexpected: {
        sv: 'Rubriken "{column}" finns inte i mallen. Kolumnen läses inte in.',
        en: 'The header "{column}" is not in the template. The column is not imported.',
      },
    },
    why: {
      sv: 'Rubrikerna visar vad som står i vilken kolumn. Saknas en går det inte att veta vad som menas.',
      en: 'The headers show what each column holds. If one is missing, there is no way to tell what is meant.',
    },
    accepted: {
      sv: 'Alla mallens rubriker en gång var, skrivna exakt som i mallen. Ordningen spelar ingen roll, och en kolumn får vara tom.',
      en: 'All the headers of the template, once each, written exactly as in the template. The order does not matter, and a column may be empty.',
    },
    fix: {
      sv: 'Kopiera rubrikraden från mallen. Ta bort kolumner som inte finns i den.',
      en: 'Copy the header row from the template. Remove columns that are not in it.',
    },
    fixes: {
      missing: {
        sv: 'Ge kolumnen den här rubriken, skriven som i mallen. Finns kolumnen inte i filen: lägg till den.',
        en: 'Give the column this header, written as in the template. If the column is not in the file, add it.',
      },
      duplicate: {
        sv: 'Behåll en av kolumnerna och ta bort den andra.',
        en: 'Keep one of the columns and remove the other.',
      },
      unexpected: {
        sv: 'Ta bort kolumnen, eller ge den rätt rubrik ur mallen.',
        en: 'Remove the column, or give it the right header from the template.',
      },
    },
    fixSuggested: {
      sv: 'Byt rubriken "{column}" på rad 1 till "{suggestion}" och spara filen.',
      en: 'Change the header "{column}" in row 1 to "{suggestion}" and save the file.',
    },
  },
  examples: {
    passes: [{ note: { sv: 'Mallens rubriker', en: 'The template headers' }, header: {} }],
    found: [
      { note: { sv: 'En rubrik saknas', en: 'A header is missing' }, header: { 'MK-granskare': null } },
      {
        note: { sv: 'Nästan rätt rubrik', en: 'A header that is nearly right' },
        header: { Beställare: 'Bestallare' },
      },
      {
        note: { sv: 'Ett annat ord för samma sak', en: 'Another word for the same thing' },
        header: { Personnummer: 'Personnr' },
      },
      { note: { sv: 'En egen kolumn', en: 'A column of your own' }, header: {}, added: ['Kommentar'] },
      { note: { sv: 'Samma rubrik två gånger', en: 'The same header twice' }, header: {}, added: ['E-post'] },
    ],
  },
  related: ['UNRECOGNISED_PATTERN', 'CSV_VALIDATION_ABORTED'],
  find: view => [...missing(view), ...duplicates(view), ...unexpected(view)],
})

function missing({ template, headers }: HeaderView): Found<Detail>[] {
  return template.columns
    .filter(({ header }) => !headers.includes(header))
    .map(({ header }) => ({ detail: 'missing', row: 1, column: header }))
}

/** One finding a header, at its second place. */
function duplicates({ template, headers }: HeaderView): Found<Detail>[] {
  return template.columns.flatMap(({ header }): Found<Detail>[] => {
    const second = headers.indexOf(header, headers.indexOf(header) + 1)
    return headers.includes(header) && second >= 0
      ? [{ detail: 'duplicate', row: 1, column: header, position: second }]
      : []
  })
}

function unexpected({ template, headers, filledWithoutHeader }: HeaderView): Found<Detail>[] {
  const known = new Set(template.columns.map(column => column.header))
  const lacking = template.columns.filter(({ header }) => !headers.includes(header))
  return headers.flatMap((column, position): Found<Detail>[] => {
    if (known.has(column)) return []
    if (column === '' && !filledWithoutHeader.has(position)) return []
    const suggestion = suggested(column, lacking)
    return [{ detail: 'unexpected', row: 1, column, position, ...(suggestion && { suggestion }) }]
  })
}

/** The lacking template header that is probably meant: a nearly right one, else one that the file has another word for. */
function suggested(header: string, lacking: readonly Column[]): string | undefined {
  const meant =
    lacking.find(column => isNearHeader(header, column.header)) ??
    lacking.find(({ role }) => isHeaderSynonym(header, role))
  return meant?.header
}
