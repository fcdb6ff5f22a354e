import { fillText, type Locale, type Text } from '../../i18n/index.ts'
import { CSV_BEGIN, csvLine, type ListValue } from '../../lists/index.ts'
import { columnLetters } from '../report/column-letters.ts'
import type { Finding, Report, Severity } from '../report/report.ts'
import type { Template } from '../template/template.ts'
import { findingMessage } from './finding-message.ts'
import { findingRemedy } from './finding-remedy.ts'
import { maskFound } from './mask-finding.ts'

const SEVERITY: Readonly<Record<Severity, Text>> = {
  fatal: { sv: 'Måste rättas', en: 'Must be corrected' },
  error: { sv: 'Fel', en: 'Error' },
  warning: { sv: 'Varning', en: 'Warning' },
}

interface FindingColumn {
  readonly header: Text
  readonly value: (finding: Finding, locale: Locale) => ListValue
}

const COLUMNS: readonly FindingColumn[] = [
  { header: { sv: 'Rad', en: 'Row' }, value: ({ row }) => row ?? null },
  {
    header: { sv: 'Kolumn i filen', en: 'Column in the file' },
    value: ({ columnIndex }) => (columnIndex === undefined ? null : columnLetters(columnIndex)),
  },
  { header: { sv: 'Rubrik', en: 'Header' }, value: ({ column }) => column ?? null },
  { header: { sv: 'Värde', en: 'Value' }, value: ({ value }) => value ?? null },
  { header: { sv: 'Typ', en: 'Type' }, value: ({ severity }, locale) => SEVERITY[severity][locale] },
  { header: { sv: 'Vad som är fel', en: 'What is wrong' }, value: findingMessage },
  { header: { sv: 'Så rättar du', en: 'How to correct it' }, value: findingRemedy },
  { header: { sv: 'Regel', en: 'Rule' }, value: ({ code }) => code },
  { header: { sv: 'Supportkod', en: 'Support code' }, value: ({ id }) => id },
]

/**
 * The findings of a report as a CSV file, one line each. Values are masked, also those of a report that shows them: the
 * file leaves the user's own screen. @spec personnel-file §5
 */
export function findingsCsv({ findings }: Report, { columns }: Template, locale: Locale): string {
  const lines = findings.map(finding => {
    const masked = maskFound(
      finding,
      columns.find(({ header }) => header === finding.column),
    )
    return csvLine(
      COLUMNS.map(({ value }) => value(masked, locale)),
      locale,
    )
  })
  const headers = COLUMNS.map(({ header }) => fillText(header, locale, {}))
  return CSV_BEGIN + csvLine(headers, locale) + lines.join('')
}
