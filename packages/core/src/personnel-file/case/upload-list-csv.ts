import type { Locale, Text } from '../../i18n/index.ts'
import { momentInDigits } from '../../i18n/index.ts'
import { instantFromMillis } from '../../primitives/instant.ts'
import type { Upload } from './case.ts'
import { caseStatuses } from './case-status.ts'

const HEADERS: readonly Text[] = [
  { sv: 'Ärende', en: 'Case' },
  { sv: 'Uppladdad', en: 'Uploaded' },
  { sv: 'Fil', en: 'File' },
  { sv: 'Rader', en: 'Rows' },
  { sv: 'Fel', en: 'Errors' },
  { sv: 'Varningar', en: 'Warnings' },
  { sv: 'Status', en: 'Status' },
  { sv: 'Avslutad', en: 'Finished' },
  { sv: 'Kommentar', en: 'Comment' },
]
/** Tells spreadsheet programs that the text is UTF-8. */
const BYTE_ORDER_MARK = '\u{feff}'
/** Spreadsheet programs run a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** The list of files that a company has sent, as a CSV for spreadsheet programs: semicolons, times in Stockholm. */
export function uploadListCsv(uploads: readonly Upload[], locale: Locale): string {
  const rows = uploads.map(upload => [
    upload.number,
    moment(upload.uploadedAt, locale),
    upload.name,
    String(upload.rows),
    String(upload.errors),
    String(upload.warnings),
    caseStatuses.table[upload.status].text[locale],
    upload.finishedAt ? moment(upload.finishedAt, locale) : '',
    upload.comment ?? '',
  ])
  const lines = [HEADERS.map(header => header[locale]), ...rows].map(cells => cells.map(cell).join(';'))
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`
}

function moment(text: string, locale: Locale): string {
  return momentInDigits(instantFromMillis(Date.parse(text)), locale)
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
