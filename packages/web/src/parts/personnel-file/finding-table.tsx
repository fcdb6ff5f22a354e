import { columnLetters, type Finding, findingMessage } from '@salvia/core/personnel-file'
import { useLocale } from '../../i18n/i18n.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { IdText } from '../../ui/id-text.tsx'
import styles from './finding-table.module.css'
import { useTexts } from './texts.ts'

interface FindingTableProps {
  readonly caption: string
  readonly findings: readonly Finding[]
}

/** Where a check found something: row and column as the spreadsheet shows them, the value, and the sentence. */
export function FindingTable({ caption, findings }: FindingTableProps) {
  const t = useTexts()
  const locale = useLocale()
  const [first] = findings
  const message = (finding: Finding): string => findingMessage(finding, locale)
  if (first && findings.length === 1 && first.row === undefined) return <p>{message(first)}</p>

  const row: Column<Finding> = {
    key: 'row',
    header: t('row'),
    cell: finding => finding.row ?? t('wholeFile'),
  }
  const column: Column<Finding> = {
    key: 'column',
    header: t('column'),
    cell: finding => <ColumnName finding={finding} />,
  }
  const value: Column<Finding> = {
    key: 'value',
    header: t('value'),
    cell: finding => <Value finding={finding} />,
  }
  const what: Column<Finding> = { key: 'what', header: t('what'), cell: message }
  const id: Column<Finding> = { key: 'id', header: t('id'), cell: finding => <IdText>{finding.id}</IdText> }
  const hasValues = findings.some(finding => finding.value !== undefined)
  const columns: [Column<Finding>, ...Column<Finding>[]] = hasValues
    ? [row, column, value, what, id]
    : [row, column, what, id]
  return <DataTable caption={caption} rows={findings} rowKey={finding => finding.id} columns={columns} />
}

function ColumnName({ finding }: { readonly finding: Finding }) {
  if (finding.column === undefined) return '–'
  return (
    <>
      {finding.columnIndex !== undefined && (
        <code className={styles.letters}>{columnLetters(finding.columnIndex)}</code>
      )}{' '}
      {finding.column}
    </>
  )
}

function Value({ finding }: { readonly finding: Finding }) {
  const t = useTexts()
  if (finding.value === undefined) return '–'
  return (
    <>
      {finding.value === '' ? t('empty') : <code className={styles.value}>{finding.value}</code>}
      {finding.suggestion !== undefined && (
        <span className={styles.suggestion}>{t('suggestion', { suggestion: finding.suggestion })}</span>
      )}
    </>
  )
}
