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
  /** So many of them have a row of the table. */
  readonly shown: number
}

/**
 * Where a check found something: row and column as the spreadsheet shows them, the value, and the sentence; one that
 * says the same for all stands above the table.
 */
export function FindingTable({ caption, findings, shown }: FindingTableProps) {
  const t = useTexts()
  const locale = useLocale()
  const [first] = findings
  const messages = new Set(findings.map(finding => findingMessage(finding, locale)))
  const common = messages.size === 1 ? [...messages][0] : undefined
  if (first && findings.length === 1 && first.row === undefined) return <p>{common}</p>

  const columns: [Column<Finding>, ...Column<Finding>[]] = [
    {
      key: 'row',
      header: t('row'),
      cell: ({ row }) => (row === undefined ? t('wholeFile') : <RowNumber row={row} />),
    },
    { key: 'column', header: t('column'), cell: finding => <ColumnName finding={finding} /> },
  ]
  if (findings.some(finding => finding.value !== undefined))
    columns.push({ key: 'value', header: t('value'), cell: finding => <Value finding={finding} /> })
  if (!common)
    columns.push({ key: 'what', header: t('what'), cell: finding => findingMessage(finding, locale) })
  columns.push({ key: 'id', header: t('id'), cell: finding => <IdText>{finding.id}</IdText> })
  return (
    <>
      {common && <p>{common}</p>}
      <DataTable
        caption={caption}
        rows={findings.slice(0, shown)}
        rowKey={finding => finding.id}
        columns={columns}
      />
    </>
  )
}

function ColumnName({ finding }: { readonly finding: Finding }) {
  if (finding.column === undefined) return '–'
  return (
    <span>
      {finding.columnIndex !== undefined && (
        <code className={styles.letters}>{columnLetters(finding.columnIndex)}</code>
      )}{' '}
      {finding.column}
    </span>
  )
}

function Value({ finding }: { readonly finding: Finding }) {
  const t = useTexts()
  if (finding.value === undefined) return '–'
  return (
    <span className={styles.cell}>
      {finding.value === '' ? t('empty') : <code className={styles.value}>{finding.value}</code>}
      {finding.suggestion !== undefined && (
        <span className={styles.suggestion}>{t('suggestion', { suggestion: finding.suggestion })}</span>
      )}
    </span>
  )
}
