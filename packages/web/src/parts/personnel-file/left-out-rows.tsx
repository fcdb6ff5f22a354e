import {
  type CaseStatus,
  checkGuide,
  isCheckCode,
  isOpenCase,
  type UploadDetails,
} from '@salvia/core/personnel-file'
import { useLocale } from '../../i18n/i18n.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Card } from '../../ui/panel.tsx'
import { RowNumber } from './row-number.tsx'
import { useTexts } from './texts.ts'

interface LeftOutRowsProps {
  readonly rows: UploadDetails['leftOut']
  /** Told of what happened; before an import, of what will. */
  readonly status: CaseStatus
}

/** The rows that an import can't take, each with its reason; nothing where it takes them all, or will never take any. */
export function LeftOutRows({ rows, status }: LeftOutRowsProps) {
  const t = useTexts()
  const locale = useLocale()
  const isImported = status === 'IMPORTED'
  if (rows.length === 0 || !(isImported || isOpenCase(status))) return null
  const reason = (code: string): string => (isCheckCode(code) ? checkGuide(code, locale).heading : code)
  const title = t(isImported ? 'leftOut.imported' : 'leftOut.expected')
  return (
    <Card title={title}>
      <p>{t(isImported ? 'leftOut.importedText' : 'leftOut.expectedText')}</p>
      <DataTable
        caption={title}
        rows={rows}
        rowKey={row => `${row.row}-${row.column}-${row.code}`}
        columns={[
          { key: 'row', header: t('row'), cell: row => <RowNumber row={row.row} /> },
          { key: 'column', header: t('column'), cell: row => row.column ?? t('wholeFile') },
          { key: 'reason', header: t('reason'), cell: row => reason(row.code) },
        ]}
      />
    </Card>
  )
}
