import { columnLetters, type Finding, findingMessage } from '@salvia/core/personnel-file'
import { useLocale } from '../../i18n/i18n.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { IdText } from '../../ui/id-text.tsx'
import styles from './finding-table.module.css'
import { RowNumber } from './row-number.tsx'
import { useTexts } from './texts.ts'

interface FindingTableProps {
  readonly caption: string
  readonly findings: readonly Finding[]
  /** The findings have different messages; otherwise the message is shown above the table. */
  readonly hasMessages: boolean
  /** The number of findings that the table shows. */
  readonly shown: number
}

/** A table of findings: row and column as in the spreadsheet, the value, and the message. */
export function FindingTable({ caption, findings, hasMessages, shown }: FindingTableProps) {
  const t = useTexts()
  const [first] = findings
  if (first && findings.length === 1 && first.row === undefined) return null

  const columns: [Column<Finding>, ...Column<Finding>[]] = [
    {
      key: 'row',
      header: t('row'),
      cell: ({ row }) => (row === undefined ? t('wholeFile') : <RowNumber row={row} />),
    },
    { key: 'column', header: t('column'), cell: finding => <ColumnName finding={finding} /> },
  ]
  const hasValues = findings.some(finding => finding.value !== undefined)
  if (hasValues)
    columns.push({ key: 'value', header: t('value'), cell: finding => <Value finding={finding} /> })
  if (hasMessages) {
    columns.push({
      key: 'what',
      header: t('what'),
      cell: finding => <What finding={finding} hasSuggestion={!hasValues} />,
    })
  }
  columns.push({ key: 'id', header: t('id'), cell: finding => <IdText>{finding.id}</IdText> })
  return (
    <DataTable
      caption={caption}
      rows={inPairs(findings).slice(0, shown)}
      rowKey={finding => finding.id}
      columns={columns}
    />
  )
}

/** Sorts findings so that a missing header comes together with the similar header that was found, before the others. */
function inPairs(findings: readonly Finding[]): readonly Finding[] {
  const near = findings.filter(({ detail, suggestion }) => detail === 'unexpected' && suggestion)
  if (near.length === 0) return findings
  const pairs = near.flatMap(found => [
    ...findings.filter(({ detail, column }) => detail === 'missing' && column === found.suggestion),
    found,
  ])
  return [...new Set([...pairs, ...findings])]
}

function ColumnName({ finding }: { readonly finding: Finding }) {
  if (finding.column === undefined) return '–'
  return (
    <span className={styles.column}>
      {finding.columnIndex !== undefined && (
        <code className={styles.letters}>{columnLetters(finding.columnIndex)}</code>
      )}{' '}
      {finding.column}
    </span>
  )
}

/** The message of a finding, with the suggested value when no value column shows it. */
function What({ finding, hasSuggestion }: { readonly finding: Finding; readonly hasSuggestion: boolean }) {
  const t = useTexts()
  const locale = useLocale()
  return (
    <span className={styles.what}>
      {findingMessage(finding, locale)}
      {hasSuggestion && finding.suggestion !== undefined && (
        <span className={styles.suggestion}>{t('meant', { suggestion: finding.suggestion })}</span>
      )}
    </span>
  )
}

/**
 * Values up to this length stay on one line, also on a narrow phone: long enough for an identity number in any format,
 * a phone number or a date.
 */
const ONE_LINE_MAX = 15

function Value({ finding: { value, suggestion } }: { readonly finding: Finding }) {
  const t = useTexts()
  if (value === undefined) return '–'
  const isShort = value.length <= ONE_LINE_MAX
  return (
    <span className={styles.cell}>
      {value === '' ? (
        t('empty')
      ) : (
        <code className={styles.value} data-short={isShort || undefined}>
          {value}
        </code>
      )}
      {suggestion !== undefined && (
        <span className={styles.suggestion}>{t('suggestion', { suggestion })}</span>
      )}
    </span>
  )
}
